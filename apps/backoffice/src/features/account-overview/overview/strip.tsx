import { preferredPayoutAccount } from '@payfac/domain/accounts';
import { addCents, formatUsd, zeroCents } from '@payfac/domain/money';
import { payoutStatusLabels } from '@payfac/domain/payouts';
import { StatsCard } from '@payfac/ui/stats-card';
import { useQuery } from '@tanstack/react-query';
import { dueWords } from '../../../entities/disputes/dispute-due.tsx';
import { listAt } from '../../../shared/address.ts';
import { counted, wholeNumber } from '../../../shared/counted.ts';
import { amountOrDash } from '../../../shared/lists/columns.ts';
import { useAccount, useMay } from '../account.ts';
import { useBalance, useReserved } from '../funds/queries.ts';
import * as styles from './overview.css.ts';
import { awaited, disputesQuery, openStatuses, payoutsQuery } from './queries.ts';

/** A card's props for a loading, failed or loaded figure. */
export const shownOf = ({ data, error, refetch }: Asked) => ({
  isLoading: data === undefined && !error,
  error: error?.message,
  onRetry: () => void refetch(),
});

interface Asked {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

function Available() {
  const asked = useBalance();
  const { data: balance } = asked;
  return (
    <StatsCard
      title="Available"
      rank="strip"
      value={formatUsd(balance?.available ?? zeroCents)}
      detail={
        balance && balance.balance < zeroCents
          ? `Balance ${formatUsd(balance.balance)}`
          : 'To pay out'
      }
      {...shownOf(asked)}
    />
  );
}

/** The payout that arrives first, or where payouts go. */
export function NextPayout() {
  const { application, record } = useAccount();
  const { subMerchantId } = record;
  const asked = useQuery(payoutsQuery(subMerchantId));
  const bank = preferredPayoutAccount(
    application.payoutBankAccounts.filter(
      ({ subMerchantObjId }) => subMerchantObjId === record._id,
    ),
  );
  const { next, count = 0 } = asked.data ?? {};
  const rest = count > 1 ? ` · ${counted(count - 1, 'more', 'more')}` : '';
  const to = bank ? `To •••• ${bank.last4}` : 'No bank account';
  return (
    <StatsCard
      title="Next payout"
      rank="strip"
      value={next ? formatUsd(next.amount) : '—'}
      href={next && listAt('/reporting/payouts', { subMerchantId, status: openStatuses })}
      detail={next ? `${payoutStatusLabels[next.status]}${rest}` : to}
      {...shownOf(asked)}
    />
  );
}

function Reserved() {
  const asked = useReserved();
  const { subMerchantId, fees } = useAccount().record;
  const held =
    asked.data?.data.filter(({ account }) => account.endsWith(`:${subMerchantId}`)) ?? [];
  return (
    <StatsCard
      title="Reserved"
      rank="strip"
      value={amountOrDash(
        held.length === 0 ? zeroCents : addCents(...held.map((each) => each.amount)),
      )}
      detail={Number(fees.reserve) === 0 ? 'No reserve' : `${fees.reserve}% of each payment`}
      {...shownOf(asked)}
    />
  );
}

function Disputes() {
  const { subMerchantId } = useAccount().record;
  const asked = useQuery(disputesQuery(subMerchantId));
  const { data: [first] = [], count = 0 } = asked.data ?? {};
  return (
    <StatsCard
      title="Disputes to answer"
      rank="strip"
      value={count === 0 ? '—' : wholeNumber(count)}
      href={first && listAt('/disputes', { subMerchantId, status: [...awaited] })}
      detail={(first && dueWords(first)) ?? 'None is waiting'}
      {...shownOf(asked)}
    />
  );
}

/** Where the account's money is, and what needs a response, as far as the user may see. */
export function Strip() {
  const may = useMay();
  const cells = [
    may('balance.view') && Available,
    may('sidebar.payouts') && NextPayout,
    may('balance.view') && Reserved,
    may('sidebar.disputes') && Disputes,
  ].filter((cell) => cell !== false);
  if (cells.length === 0) return null;
  return (
    <div className={styles.strip}>
      {cells.map((Cell) => (
        <div key={Cell.name} className={styles.cell}>
          <Cell />
        </div>
      ))}
    </div>
  );
}
