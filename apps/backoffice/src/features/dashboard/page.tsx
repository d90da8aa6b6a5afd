import { canAny } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { accountAtom, type ChosenAccount } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { zoneInHeaders } from '../../shared/time/show.ts';
import { AccountName } from './account-name.tsx';
import { AuthorizationCard } from './authorization-card.tsx';
import { DeclineReasons } from './decline-reasons.tsx';
import { FigureStatsCard } from './figure-stats-card.tsx';
import { figureCards } from './figures.ts';
import * as styles from './page.css.ts';
import { PageRange } from './page-range.tsx';
import { RecentDisputes } from './recent-disputes.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { useScope } from './scope.ts';
import { Standing } from './standing.tsx';
import { VolumeChart } from './volume-chart.tsx';

/** For who chooses among all accounts: fetched with the first one, as is what few are offered. */
const ScopeFilters = laterPart(async () => (await import('./scope-filters.tsx')).ScopeFilters);

/** Whose figures these are. */
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

/** /dashboard: the figures of a period, card volume over time, and what happened last. */
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
      actions={<PageRange />}
    >
      {choice.spProductId && (
        <Suspense fallback={<div className={styles.scope} />}>
          <ScopeFilters />
        </Suspense>
      )}
      <div className={styles.cards}>
        {figureCards.map((figure) => (
          <FigureStatsCard key={figure.id} figure={figure} />
        ))}
        <AuthorizationCard />
      </div>
      <Standing />
      <VolumeChart />
      <div className={styles.halves}>
        <DeclineReasons />
        {canAny(holder, ['sidebar.disputes', 'dashboard.recentDisputes']) &&
          scope.provider === undefined && <RecentDisputes />}
      </div>
      {canAny(holder, ['sidebar.transactions', 'dashboard.recentTransactions']) && (
        <RecentTransactions />
      )}
    </Screen>
  );
}
