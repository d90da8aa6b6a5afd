import { type DisputeStatus, disputeDeadline, disputeResponseDays } from '@payfac/domain/disputes';
import { cents } from '@payfac/domain/money';
import { chargebackPosting, chargebackWonPosting, feePosting } from '../ledger/postings.ts';
import type { Book } from './book.ts';
import type { SeedMerchant } from './merchants.ts';
import { addChildRow, provider } from './payment-rows.ts';
import type { TransactionRow } from './rows.ts';
import type { Settlement } from './settlement.ts';
import type { SeedDispute } from './story.ts';

const dayMs = 86_400_000;
const responseTimeMs = disputeResponseDays * dayMs;
const disputeFee = cents(1500);

const reasonCodes = { fraudulent: '10.4', not_received: '13.1' } as const;

function statusOf({ openedAt, isInquiry, end }: SeedDispute, now: number): DisputeStatus {
  if (end && isInquiry) return 'warning_closed';
  if (end) return end.isWon ? 'won' : 'lost';
  const isAnswered = now - openedAt > responseTimeMs / 2;
  if (isInquiry) return isAnswered ? 'warning_under_review' : 'warning_needs_response';
  return isAnswered ? 'under_review' : 'needs_response';
}

/** The chargeback's row with its postings; it fails, and the money returns, when it is won. */
function addChargeback(
  book: Book,
  settlement: Settlement,
  payment: TransactionRow,
  merchant: SeedMerchant,
  dispute: SeedDispute,
  now: number,
): TransactionRow {
  const isWon = dispute.end?.isWon === true;
  const opened = settlement.dayOf(merchant, dispute.openedAt);
  const row = addChildRow(book, payment, {
    operation: 'chargeback',
    amount: payment.capturedAmount ?? payment.amount,
    at: dispute.openedAt,
    batchId: opened.settledAt <= now ? opened.batchId : null,
    reason: dispute.reason,
  });
  const { facilitatorId, subMerchantId, amount, transactionId } = row;
  const subject = { facilitatorId, subMerchantId, transactionId };
  opened.chargebacks += 1;
  opened.chargedBack += amount;
  opened.disputeFees += disputeFee;
  book.note(row, 'chargeback.opened', 'Chargeback opened', row.createdAt);
  book.post(chargebackPosting({ ...subject, provider, amount }), row.createdAt);
  book.post(feePosting({ ...subject, amount: disputeFee }, 'Dispute fee'), row.createdAt);
  payment.status = 'charged-back';
  if (dispute.end) {
    const at = new Date(dispute.end.at);
    book.note(row, isWon ? 'chargeback.won' : 'chargeback.lost', isWon ? 'Won' : 'Lost', at);
  }
  if (dispute.end && isWon) {
    const at = new Date(dispute.end.at);
    book.post(chargebackWonPosting({ ...subject, provider, amount }), at);
    settlement.dayOf(merchant, dispute.end.at).chargedBack -= amount;
    row.outcome = 'failed';
    row.status = 'failed';
    payment.status = 'settled';
  }
  return row;
}

/** A dispute of a settled payment: an inquiry alone moves no money and changes no state. */
export function addDispute(
  book: Book,
  settlement: Settlement,
  payment: TransactionRow,
  merchant: SeedMerchant,
  dispute: SeedDispute,
  now: number,
): void {
  const { openedAt, reason, isInquiry, end } = dispute;
  const row = isInquiry ? null : addChargeback(book, settlement, payment, merchant, dispute, now);
  const { facilitatorId, spProductId, subMerchantId } = payment;
  book.rows.disputes.push({
    disputeId: book.newId('dsp'),
    rootTransactionId: payment.transactionId,
    transactionId: row?.transactionId ?? null,
    facilitatorId,
    spProductId,
    subMerchantId,
    status: statusOf(dispute, now),
    reason,
    reasonCode: reasonCodes[reason],
    amount: payment.capturedAmount ?? payment.amount,
    respondBy: disputeDeadline(new Date(openedAt)),
    createdAt: new Date(openedAt),
    updatedAt: new Date(end?.at ?? openedAt),
    closedAt: end ? new Date(end.at) : null,
  });
}
