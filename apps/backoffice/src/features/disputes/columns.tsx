import {
  type Dispute,
  disputeReasonLabels,
  disputeReasonName,
  needsResponse,
} from '@payfac/domain/disputes';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { displayCard, displayTransactionId } from '@payfac/domain/transactions';
import { Link } from '@payfac/ui/link';
import { accountColumn } from '../../entities/accounts/account-link.tsx';
import { Card } from '../../entities/cards/card-mark.tsx';
import { DisputeDue } from '../../entities/disputes/dispute-due.tsx';
import { recordAt } from '../../shared/address.ts';
import { TwoLines } from '../../shared/lists/cells.tsx';
import { amountColumn, momentColumn } from '../../shared/lists/columns.ts';
import { showDateTime, zoneInHeaders } from '../../shared/time/show.ts';

/** The network's code and its name, if known. */
const networkReason = ({ cardBrand, reasonCode }: Dispute): string =>
  [reasonCode, disputeReasonName(cardBrand, reasonCode)].filter(Boolean).join(' ');

/** The network and its code, such as `Visa 10.4`. */
const networkCode = ({ cardBrand, reasonCode }: Dispute): string =>
  cardBrand ? `${cardBrandLabels[cardBrand]} ${reasonCode}` : `Code ${reasonCode}`;

/** The dispute's reason: in a word, and in the network's terms. */
export function reasonInWords(dispute: Dispute): string {
  const { cardBrand, reason, reasonCode } = dispute;
  const name = disputeReasonName(cardBrand, reasonCode);
  const own = `${disputeReasonLabels[reason]} (${networkCode(dispute)})`;
  return name === undefined ? own : `${own}: ${name}`;
}

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
