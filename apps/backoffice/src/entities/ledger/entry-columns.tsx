import type { entries } from '@payfac/api/contract/ledger';
import { type LedgerEntry, postingKindLabels } from '@payfac/domain/ledger';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { recordAt } from '../../shared/address.ts';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import type { ListColumn } from '../../shared/lists/declaration.ts';
import type { SortKey } from '../../shared/lists/filters/filter-keys.ts';
import { showDate } from '../../shared/time/show.ts';
import { ledgerAccountLabel } from './account-label.ts';

/** What an entry was posted for: a payment, a payout or a settled day. */
export function PostedFor({ entry }: { readonly entry: LedgerEntry }) {
  const { transactionId, payoutId, batchId } = entry;
  if (transactionId !== null) {
    return (
      <Link href={recordAt('/reporting/transactions', transactionId)}>
        {displayTransactionId(transactionId)}
      </Link>
    );
  }
  if (payoutId !== null) {
    return <Link href={recordAt('/reporting/payouts', payoutId)}>{payoutId}</Link>;
  }
  if (batchId !== null) {
    return <Link href={recordAt('/reporting/settlement', batchId)}>{batchId}</Link>;
  }
  return '—';
}

export const entryColumns: readonly ListColumn<LedgerEntry, SortKey<typeof entries.query>>[] = [
  momentColumn('createdAt', 'Posted'),
  {
    id: 'description',
    header: 'Description',
    render: ({ description }) => description,
    isRowHeader: true,
    content: 'text',
  },
  {
    id: 'kind',
    header: 'Type',
    render: ({ kind }) => postingKindLabels[kind],
    // The description says it, in more detail.
    isHiddenAtFirst: true,
  },
  {
    id: 'source',
    header: 'Posted for',
    render: (entry) => <PostedFor entry={entry} />,
    content: 'id',
  },
  {
    id: 'account',
    header: 'Ledger account',
    render: ({ account }) => ledgerAccountLabel(account),
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ createdAt }) => showDate(createdAt),
  },
  amountColumn,
  {
    id: 'postingId',
    header: 'Posting',
    render: ({ postingId }) => postingId,
    content: 'id',
    isHiddenAtFirst: true,
  },
];
