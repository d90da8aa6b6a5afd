import * as payouts from '@payfac/api/contract/payouts';
import { cents } from '@payfac/domain/money';
import type { Payout } from '@payfac/domain/payouts';
import type { Settlement } from '@payfac/domain/settlements';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { recordAt } from '../../shared/address.ts';
import { type AmountLine, AmountLines } from '../../shared/amount-lines/amount-lines.tsx';
import { send } from '../../shared/api/connection.ts';
import { counted } from '../../shared/counted.ts';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { shows } from '../../shared/query/follow.ts';
import { showDay } from '../../shared/time/show.ts';

const sums = (payoutId: string) => ({ query: { payoutId: [payoutId], pageSize: 100 } });

async function daysOf(payoutId: string, signal: AbortSignal): Promise<readonly Settlement[]> {
  const days: Settlement[] = [];
  for await (const day of send(payouts.listMerchant).all(sums(payoutId), { signal }))
    days.push(day);
  return days;
}

const lineOf = (day: Settlement): AmountLine => ({
  id: day.batchId,
  label: `Settled ${showDay(day.businessDate)}`,
  note: counted(day.saleCount, 'payment'),
  amount: day.netAmount,
  href: recordAt('/reporting/settlement', day.batchId),
});

/** What a payout pays besides its settled days. */
function restOf({ amount, mode }: Payout, days: readonly Settlement[]): readonly AmountLine[] {
  const rest = days.reduce((left, { netAmount }) => left - netAmount, Number(amount));
  if (rest === 0) return [];
  const label =
    mode === 'release'
      ? 'Released from reserve'
      : days.length === 0
        ? 'Paid from the balance'
        : 'Balance carried over';
  return [{ label, amount: cents(rest) }];
}

/** A payout's amount, settled day by settled day; each leads to the sales, refunds and fees it comes from. */
export function PayoutSum({ payout }: { readonly payout: Payout }) {
  const { payoutId, amount } = payout;
  const { data, error, refetch } = useQuery({
    queryKey: [shows(payouts.listMerchant), 'payouts', 'sum', payoutId],
    queryFn: ({ signal }) => daysOf(payoutId, signal),
  });
  if (error) {
    return (
      <LoadProblem
        title="Couldn’t load what this payout is made of"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton lines={3} />;
  const lines = [...data.map(lineOf), ...restOf(payout, data)];
  // One line is the amount that the payout is about.
  return (
    <AmountLines lines={lines} {...(lines.length > 1 && { total: { label: 'Payout', amount } })} />
  );
}
