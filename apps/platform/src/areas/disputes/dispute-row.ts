import { type Cents, negateCents, zeroCents } from '@payfac/domain/money';
import { cardNotPresentCodes } from '@payfac/domain/transactions';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newTransactionId } from '../../kernel/database/ids.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { noLease } from '../transactions/lease.ts';
import type { TransactionRow } from '../transactions/store.ts';

interface DisputedMoney {
  /** Taken from the merchant, or returned to it. */
  readonly operation: 'chargeback' | 'reversal';
  readonly amount: Cents;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Writes the row for money that a dispute moves, and updates the payment's disputed amount. The row has no user and no
 * batch yet.
 * @returns the row's id
 */
export async function insertDisputeRow(
  transaction: Transaction,
  payment: TransactionRow,
  { operation, amount, reason, at }: DisputedMoney,
): Promise<string> {
  const transactionId = newTransactionId();
  await transaction.insert(transactions).values({
    ...payment,
    transactionId,
    rootTransactionId: payment.transactionId,
    operation,
    typeCode: cardNotPresentCodes[operation],
    outcome: 'success',
    status: 'success',
    amount,
    approvedAmount: amount,
    standardAmount: null,
    feeAmount: null,
    reserveAmount: null,
    capturedAmount: zeroCents,
    refundedAmount: zeroCents,
    pendingRefundAmount: zeroCents,
    disputedAmount: zeroCents,
    authorizationCode: null,
    processorReference: `ref_${transactionId}`,
    processorTransactionId: null,
    ...noLease,
    sendingAt: null,
    undoAmount: null,
    undoneAt: null,
    reason,
    batchId: null,
    userId: null,
    username: null,
    settledAt: null,
    expiresAt: null,
    createdAt: at,
    updatedAt: at,
  });
  const taken = operation === 'chargeback' ? amount : negateCents(amount);
  await transaction
    .update(transactions)
    .set({ disputedAmount: sql`${transactions.disputedAmount} + ${taken}`, updatedAt: at })
    .where(eq(transactions.transactionId, payment.transactionId));
  return transactionId;
}
