import {
  applyEcheck,
  type EcheckState,
  echeckReturnableUntil,
  echeckReturnCodes,
  echeckReturnFee,
  isEcheckReturnCode,
} from '@payfac/domain/echecks';
import { addCents, zeroCents } from '@payfac/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { dayOf } from '../../kernel/clock/facilitator-day.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { echeckReturnPosting, feePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { noLease } from '../transactions/lease.ts';
import { change, lockPayment, note, type TransactionRow } from '../transactions/store.ts';
import { stateOf } from './follow-up.ts';
import { stepRow } from './rows.ts';

/** A return can arrive before the sent eCheck is recorded as processing. */
function sentStateOf(payment: TransactionRow): EcheckState | undefined {
  const state = stateOf(payment);
  return state === 'pending' && payment.sendingAt !== null ? 'processing' : state;
}

/**
 * Processes a bank's return of an eCheck: writes the reversal and a fee, takes back settled money, and fails refunds
 * that weren't sent yet. A late or repeated return changes nothing.
 * @param returned.on the bank's return date, which must lie within the return window.
 * @returns whether the return was accepted.
 */
export function returnEcheck(
  database: Database,
  { rootTransactionId }: Pick<TransactionRow, 'rootTransactionId'>,
  { code, on }: { readonly code: string | null; readonly on: Date },
  at: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, rootTransactionId);
    const { facilitatorId, subMerchantId, provider, settlesOn, amount } = payment;
    const state = payment.paymentType === 'eCheck' ? sentStateOf(payment) : undefined;
    const next = state && applyEcheck(state, 'return');
    if (!next || code === null || !isEcheckReturnCode(code) || settlesOn === null) return false;
    const day = await dayOf(transaction, facilitatorId, on);
    if (day > echeckReturnableUntil(settlesOn, code)) return false;

    const lost = payment.settledAt === null ? zeroCents : amount;
    const step = { operation: 'reversal', amount, outcome: 'success', reason: code } as const;
    const row = {
      ...stepRow(payment, step, at),
      approvedAmount: lost,
      returnCode: code,
      returnedAt: at,
    };
    await transaction.insert(transactions).values(row);
    const isWaiting = and(
      eq(transactions.rootTransactionId, rootTransactionId),
      eq(transactions.operation, 'refund'),
      eq(transactions.outcome, 'pending'),
    );
    // A refund whose entry may already be at the bank continues.
    await transaction
      .update(transactions)
      .set({ ...noLease, outcome: 'failed', status: 'failed', updatedAt: at })
      .where(and(isWaiting, isNull(transactions.sendingAt)));
    const out = await transaction
      .select({ amount: transactions.amount })
      .from(transactions)
      .where(isWaiting);
    const changes = {
      status: next,
      returnCode: code,
      returnedAt: at,
      pendingRefundAmount: addCents(...out.map((refund) => refund.amount), zeroCents),
      ...noLease,
      disputedAmount: lost,
    };
    await change(transaction, rootTransactionId, changes, at);
    const subject = { facilitatorId, subMerchantId, transactionId: row.transactionId };
    await writePostings(
      transaction,
      [
        ...(lost > 0 ? [echeckReturnPosting({ ...subject, provider, amount: lost })] : []),
        feePosting({ ...subject, feeKind: 'return', amount: echeckReturnFee }),
      ],
      at,
    );
    const message = `${code}: ${echeckReturnCodes[code]}`;
    await note(transaction, row, { event: 'echeck.returned', message, at });
    return true;
  });
}
