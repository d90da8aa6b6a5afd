import { formatUsd } from '@payfac/domain/money';
import type { Settlement } from '@payfac/domain/settlements';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { recordAt } from '../../shared/address.ts';
import { momentColumn } from '../../shared/lists/columns.ts';
import { showDay } from '../../shared/time/show.ts';

const money = (amountOf: (row: Settlement) => Settlement['netAmount']) => ({
  render: (row: Settlement) => formatUsd(amountOf(row)),
  content: 'money' as const,
});

/** What was taken, as what it takes away. */
const taken = (amountOf: (row: Settlement) => Settlement['netAmount']) => ({
  render: (row: Settlement) => {
    const amount = amountOf(row);
    return amount === 0 ? '—' : `-${formatUsd(amount)}`;
  },
  content: 'money' as const,
});

export const settlementColumns = [
  {
    id: 'businessDate',
    header: 'Business day',
    render: ({ businessDate }: Settlement) => showDay(businessDate),
    content: 'date',
  },
  { ...accountColumn, onCard: 'detail' },
  {
    id: 'gross',
    header: 'Sales',
    ...money(({ grossAmount }) => grossAmount),
    sort: 'grossAmount',
  },
  { id: 'refunds', header: 'Refunds', ...taken(({ refundAmount }) => refundAmount) },
  {
    id: 'chargebacks',
    header: 'Chargebacks',
    ...taken(({ chargebackAmount }) => chargebackAmount),
  },
  { id: 'fees', header: 'Fees', ...taken(({ feeAmount }) => feeAmount) },
  { id: 'reserve', header: 'Reserve', ...taken(({ reserveAmount }) => reserveAmount) },
  {
    id: 'net',
    header: 'Net',
    ...money(({ netAmount }) => netAmount),
    sort: 'netAmount',
    onCard: 'amount',
  },
  {
    id: 'payout',
    header: 'Payout',
    render: ({ payoutId }: Settlement) =>
      payoutId === null ? (
        'Not paid out yet'
      ) : (
        <Link href={recordAt('/reporting/payouts', payoutId)}>{payoutId}</Link>
      ),
    content: 'id',
    onCard: 'status',
  },
  { ...momentColumn('createdAt', 'Closed'), isHiddenAtFirst: true },
  {
    id: 'batchId',
    header: 'Batch',
    render: ({ batchId }: Settlement) => batchId,
    content: 'id',
    isHiddenAtFirst: true,
  },
] as const;
