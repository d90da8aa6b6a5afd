import {
  type DisputeStatus,
  disputeDeadline,
  disputeReasonCode,
  disputeResponseDays,
} from '@payfac/domain/disputes';
import { cents, zeroCents } from '@payfac/domain/money';
import {
  chargebackPosting,
  chargebackWonPosting,
  feePosting,
} from '../../kernel/ledger/postings.ts';
import type { Book } from './book.ts';
import type { SeedMerchant } from './merchants.ts';
import type { SeedDispute } from './payment-history.ts';
import { provider } from './payment-parts.ts';
import { addChildRow } from './payment-rows.ts';
import type { TransactionRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

const dayMs = 86_400_000;
const responseTimeMs = disputeResponseDays * dayMs;
const disputeFee = cents(1500);

interface Disputed {
  readonly payment: TransactionRow;
  readonly merchant: SeedMerchant;
  readonly now: number;
}

function statusOf({ openedAt, isInquiry, end }: SeedDispute, now: number): DisputeStatus {
  if (end && isInquiry) return 'warning_closed';
  if (end) return end.isWon ? 'won' : 'lost';
  const isAnswered = now - openedAt > responseTimeMs / 2;
  if (isInquiry) return isAnswered ? 'warning_under_review' : 'warning_needs_response';
  return isAnswered ? 'under_review' : 'needs_response';
}

/** The row that takes or returns a dispute's money, in its day's batch once that is cut. */
function addMoneyRow(
  book: Book,
  settlement: Settlement,
  { payment, merchant, now }: Disputed,
  row: { operation: 'chargeback' | 'reversal'; at: number; reason: string },
) {
  const day = settlement.dayOf(merchant, row.at);
  const added = addChildRow(book, payment, {
    ...row,
    amount: payment.capturedAmount ?? payment.amount,
    batchId: day.settledAt <= now ? day.batchId : null,
  });
  const { facilitatorId, subMerchantId, amount, transactionId, createdAt } = added;
  return {
    day,
    added,
    money: { facilitatorId, subMerchantId, transactionId, provider, amount },
    createdAt,
  };
}

/** A won dispute: the amount is returned by its own row, the fee isn't, and the payment is settled again. */
function giveBack(book: Book, settlement: Settlement, disputed: Disputed, at: number): void {
  const row = { operation: 'reversal', at, reason: 'dispute won' } as const;
  const { day, money, createdAt } = addMoneyRow(book, settlement, disputed, row);
  day.chargedBack -= money.amount;
  book.post(chargebackWonPosting(money), createdAt);
  disputed.payment.status = 'settled';
  disputed.payment.disputedAmount = zeroCents;
}

/** The chargeback's row with its postings, and the outcome. */
function addChargeback(
  book: Book,
  settlement: Settlement,
  disputed: Disputed,
  { openedAt, reason, end }: SeedDispute,
): TransactionRow {
  const row = { operation: 'chargeback', at: openedAt, reason } as const;
  const { day, added, money, createdAt } = addMoneyRow(book, settlement, disputed, row);
  day.chargebacks += 1;
  day.chargedBack += money.amount;
  day.disputeFees += disputeFee;
  book.note(added, 'chargeback.opened', 'Chargeback opened', createdAt);
  book.post(chargebackPosting(money), createdAt);
  book.post(feePosting({ ...money, feeKind: 'dispute', amount: disputeFee }), createdAt);
  disputed.payment.status = 'charged-back';
  disputed.payment.disputedAmount = money.amount;
  if (!end) return added;
  if (end.isWon) giveBack(book, settlement, disputed, end.at);
  const [event, message] = end.isWon ? ['chargeback.won', 'Won'] : ['chargeback.lost', 'Lost'];
  book.note(added, event, message, new Date(end.at));
  return added;
}

/** A dispute of a settled payment; an inquiry moves no money and changes no state. */
export function addDispute(
  book: Book,
  settlement: Settlement,
  payment: TransactionRow,
  merchant: SeedMerchant,
  dispute: SeedDispute,
  now: number,
): void {
  const { openedAt, reason, isInquiry, end } = dispute;
  const row = isInquiry
    ? null
    : addChargeback(book, settlement, { payment, merchant, now }, dispute);
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
    reasonCode: disputeReasonCode(payment.cardBrand ?? null, reason),
    amount: payment.capturedAmount ?? payment.amount,
    respondBy: disputeDeadline(new Date(openedAt)),
    createdAt: new Date(openedAt),
    updatedAt: new Date(end?.at ?? openedAt),
    closedAt: end ? new Date(end.at) : null,
  });
}
