import { canAny } from '@payfac/domain/access';
import { dateRangeLabels } from '@payfac/domain/time';
import { Select } from '@payfac/ui/select';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { useNames } from '../../shared/records/use-names.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { accountAtom, type ChosenAccount } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { zoneInHeaders } from '../../shared/time/show.ts';
import { DeclineReasons } from './authorization.tsx';
import { NeedsYou } from './needs-you.tsx';
import * as styles from './page.css.ts';
import { readRange, useAddressRange, writeRange } from './range-address.ts';
import { LatestPayments, RecentDisputes } from './recent.tsx';
import { useScope } from './scope.ts';
import { Strip } from './strip.tsx';
import { Volume } from './volume.tsx';

const labels = { ...dateRangeLabels, all: 'All time' };
const presets = Object.entries(labels).map(([value, label]) => ({ value, label }));
const comparisons = [
  { value: 'before', label: 'vs prior period' },
  { value: 'none', label: 'No comparison' },
];

/** The comparison for all figures; all time has no previous period. */
function PageComparison() {
  const { range, isCompared, setCompared } = useAddressRange();
  if (range.id === 'all') return null;
  return (
    <Select
      label="Comparison of all figures"
      isLabelHidden
      value={isCompared ? 'before' : 'none'}
      options={comparisons}
      onChange={(value) => setCompared(value === 'before')}
    />
  );
}

/** One period for all figures; a card may have its own. */
function PageRange() {
  const { range, setRange } = useAddressRange();
  const chosen = writeRange(range);
  const options =
    range.id === 'custom'
      ? [...presets, { value: chosen, label: `${range.from} to ${range.to}` }]
      : presets;
  return (
    <Select
      label="Date range"
      isLabelHidden
      value={chosen}
      options={options}
      onChange={(value) => {
        const next = readRange(value);
        if (next) setRange(next);
      }}
    />
  );
}

/** An account's name, by its id. */
const AccountName = ({ id }: { readonly id: string }) => useNames(accountPicker, [id])(id);

/** For users who choose among all accounts; loaded when first needed, since few are. */
const ScopeFilters = laterPart(async () => (await import('./scope-filters.tsx')).ScopeFilters);

/** The account that the figures are for. */
function Whose({ account }: { readonly account: ChosenAccount | undefined }) {
  if (!account) return 'All accounts';
  const { subMerchantId, name } = account;
  if (name !== undefined) return name;
  return (
    <Suspense fallback={subMerchantId}>
      <AccountName id={subMerchantId} />
    </Suspense>
  );
}

/** /dashboard: the main figure with its course, the work that waits for the user, and the latest events. */
export function Component() {
  const holder = useHolder();
  const account = useAtomValue(accountAtom);
  const { choice, scope } = useScope();
  return (
    <Screen
      description={
        <>
          <Whose account={account} /> · Times in {zoneInHeaders()}
        </>
      }
      actions={
        <div className={styles.pickers}>
          {choice.spProductId && (
            <Suspense fallback={<div className={styles.scope} />}>
              <ScopeFilters />
            </Suspense>
          )}
          <div className={styles.picker}>
            <PageRange />
          </div>
          <div className={styles.picker}>
            <PageComparison />
          </div>
        </div>
      }
    >
      <div className={styles.first}>
        <Volume />
        <NeedsYou />
      </div>
      <Strip />
      <div className={styles.last}>
        {canAny(holder, ['sidebar.transactions', 'dashboard.recentTransactions']) && (
          <div className={styles.wide}>
            <LatestPayments />
          </div>
        )}
        <div className={styles.narrow}>
          <DeclineReasons />
        </div>
        {canAny(holder, ['sidebar.disputes', 'dashboard.recentDisputes']) &&
          scope.provider === undefined && (
            <div className={styles.whole}>
              <RecentDisputes />
            </div>
          )}
      </div>
    </Screen>
  );
}
