import { shortfall } from '@payfac/domain/ledger';
import { addCents, formatUsd, subtractCents, zeroCents } from '@payfac/domain/money';
import { Banner } from '@payfac/ui/banner';
import { StatsCard } from '@payfac/ui/stats-card';
import { useLocation } from 'react-router-dom';
import { amountOrDash } from '../../../shared/lists/columns.ts';
import { useAccount, useMay } from '../account.ts';
import * as styles from '../overview/overview.css.ts';
import { NextPayout, shownOf } from '../overview/strip.tsx';
import { entriesAt, openPayoutsAt, useBalance } from './queries.ts';

/** What the account can be paid: the section's main figure, which leads to its entries. */
function Available() {
  const location = useLocation();
  const may = useMay();
  const asked = useBalance();
  const { data: found } = asked;
  const isShort = found != null && found.balance < zeroCents;
  return (
    <StatsCard
      title={isShort ? 'Balance' : 'Available to pay out'}
      rank="hero"
      value={found?.balance ?? '—'}
      href={found ? entriesAt(location, found.account, may) : undefined}
      detail={found === null && 'The balance shows up here with the first payment.'}
      {...shownOf(asked)}
    />
  );
}

/** How what was earned comes to that: what is being paid out, and what arrives next. */
function Strip() {
  const { subMerchantId } = useAccount().record;
  const may = useMay();
  const { data: found } = useBalance();
  if (!found) return null;
  const { balance, inTransit } = found;
  return (
    <div className={styles.strip}>
      <div className={styles.cell}>
        <StatsCard
          title="Balance before payouts"
          rank="strip"
          value={amountOrDash(addCents(balance, inTransit))}
          detail="Earned and not yet paid"
        />
      </div>
      <div className={styles.cell}>
        <StatsCard
          title="Pending payouts"
          rank="strip"
          value={amountOrDash(subtractCents(zeroCents, inTransit))}
          href={inTransit === zeroCents ? undefined : openPayoutsAt(subMerchantId, may)}
          detail="On the way to the bank"
        />
      </div>
      {may('sidebar.payouts') && (
        <div className={styles.cell}>
          <NextPayout />
        </div>
      )}
    </div>
  );
}

/** The account's current balance, from what was earned to what can be paid out. */
export function Balance() {
  const { data: found } = useBalance();
  const owed = found ? shortfall(found.balance) : zeroCents;
  return (
    <section aria-label="Balance" className={styles.main}>
      {owed > zeroCents && (
        <Banner tone="warning" title={`The account owes ${formatUsd(owed)}`}>
          Nothing is paid out until new payments cover it.
        </Banner>
      )}
      <Available />
      <Strip />
    </section>
  );
}
