import { type Dispute, disputeReasonLabels, needsResponse } from '@payfac/domain/disputes';
import { displayCard, displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { Card } from '../../entities/cards/card-mark.tsx';
import { DisputeDue } from '../../entities/disputes/dispute-due.tsx';
import { recordAt } from '../../shared/address.ts';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import { TwoLines } from '../../shared/lists/two-lines.tsx';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';
import { networkReason } from './reason.ts';

export const openTransaction = (transactionId: string): string =>
  recordAt('/reporting/transactions', transactionId);

export const disputeColumns = [
  {
    id: 'reason',
    header: 'Reason',
    render: (dispute: Dispute) => (
      <TwoLines first={disputeReasonLabels[dispute.reason]} second={networkReason(dispute)} />
    ),
    isRowHeader: true,
    content: 'text',
  },
  {
    ...accountColumn,
    onCard: 'detail',
    // The digits tell cards apart; a long brand before them would push them out.
    noteOnCard: ({ truncatedCardNumber }: Dispute) =>
      truncatedCardNumber === null ? '' : displayCard(truncatedCardNumber),
  },
  {
    id: 'status',
    header: 'Status',
    render: (dispute: Dispute) => <DisputeDue dispute={dispute} />,
    content: 'status',
    onCard: 'status',
  },
  amountColumn,
  {
    id: 'card',
    header: 'Card',
    render: ({ truncatedCardNumber, ...of }: Dispute) =>
      truncatedCardNumber === null ? '—' : <Card of={{ ...of, truncatedCardNumber }} />,
  },
  {
    id: 'transaction',
    header: 'Transaction',
    render: ({ transactionId }: Dispute) => (
      <Link href={openTransaction(transactionId)}>{displayTransactionId(transactionId)}</Link>
    ),
    content: 'id',
  },
  {
    id: 'respondBy',
    header: () => `Respond by (${zoneInHeaders()})`,
    render: (dispute: Dispute) =>
      needsResponse(dispute.status) ? showDateTime(dispute.respondBy) : '—',
    sort: 'respondBy',
    content: 'date',
  },
  { ...momentColumn('createdAt', 'Opened'), isHiddenAtFirst: true },
  {
    id: 'disputeId',
    header: 'Dispute',
    render: ({ disputeId }: Dispute) => disputeId,
    content: 'id',
    isHiddenAtFirst: true,
  },
] as const;
