import { type Cents, zeroCents } from '@payfac/domain/money';
import { cardNotPresentCodes } from '@payfac/domain/transactions';
import { sql } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { type KeyClaim, takeKey } from '../../http/idempotency/claim.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newTransactionId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { operationMessage } from '../activities/operation-message.ts';
import type { Actor } from './actor.ts';
import { useToken } from './card-token.ts';
import { firstLease, noLease } from './lease.ts';
import { requireProcessing } from './processing.ts';
import { allowedAmount, type FollowUp } from './rules.ts';
import {
  lockPayment,
  type NewTransactionRow,
  note,
  paymentIdOf,
  pendingOperations,
  type TransactionRow,
} from './store.ts';

/*
 * The first of an operation's two database transactions: commits the pending row, the guard under the payment's row
 * lock and the idempotency key before any processor is asked to move money. The processor is called between the two
 * transactions; `finish.ts` records the outcome.
 */

const named = (transactionId: string) => ({
  transactionId,
  processorReference: `ref_${transactionId}`,
});

const undecided = { outcome: 'pending', status: 'pending' } as const;

export type Charge = Omit<
  NewTransactionRow,
  | 'transactionId'
  | 'rootTransactionId'
  | 'processorReference'
  | 'outcome'
  | 'status'
  | 'typeCode'
  | 'operation'
  | 'leaseHolder'
  | 'leaseUntil'
  | 'createdAt'
  | 'updatedAt'
> & { readonly operation: 'sale' | 'auth' };

export interface ChargeOrder {
  readonly charge: Charge;
  /** The charge's token is single-use. */
  readonly isTokenSingleUse: boolean;
  /** The caller; absent for a charge that the platform makes on its own. */
  readonly by?: SessionContext | undefined;
  /** Writes the subject of the charge in the same transaction. */
  readonly alongside?: (transaction: Transaction, transactionId: string) => Promise<void>;
}

/** An authorization is a sale that is captured later, so the same ability allows both. */
const abilityOf = (operation: TransactionRow['operation']): string =>
  `transactions.${operation === 'auth' ? 'sale' : operation}`;

const record = (transaction: Transaction, row: TransactionRow, by: SessionContext): Promise<void> =>
  recordActivity(transaction, by, {
    action: abilityOf(row.operation),
    target: row.transactionId,
    message: operationMessage(row.operation, row.amount),
    subMerchantId: row.subMerchantId,
  });

/**
 * Begins a sale or an authorization.
 * @throws CallFailure 400 for a single-use token that was already used, 409 for a suspended account.
 */
export function beginCharge(
  database: Database,
  claim: KeyClaim | undefined,
  { charge, isTokenSingleUse, by, alongside }: ChargeOrder,
  at: Date,
): Promise<TransactionRow> {
  const transactionId = newTransactionId();
  return inTransaction(database, async (transaction) => {
    if (claim) await takeKey(transaction, claim, transactionId);
    await requireProcessing(transaction, charge.applicationId);
    await alongside?.(transaction, transactionId);
    if (isTokenSingleUse) await useToken(transaction, charge.token ?? '');
    const [row] = await transaction
      .insert(transactions)
      .values({
        ...charge,
        ...named(transactionId),
        ...undecided,
        ...firstLease(),
        rootTransactionId: transactionId,
        typeCode: cardNotPresentCodes[charge.operation],
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!row) throw new Error('A new transaction was not written.');
    if (by) await record(transaction, row, by);
    return row;
  });
}

export interface FollowUpOrder {
  readonly kind: FollowUp;
  /** Any operation of the payment. */
  readonly transactionId: string;
  readonly amount?: Cents | undefined;
  readonly reason?: string | undefined;
  readonly actor: Actor;
  readonly claim?: KeyClaim | undefined;
  /** A void that rejects a payment held for review. */
  readonly isRejection?: boolean;
}

export interface BegunFollowUp {
  readonly row: TransactionRow;
  readonly payment: TransactionRow;
}

const followUpRow = (
  payment: TransactionRow,
  amount: Cents,
  { kind, reason, actor }: FollowUpOrder,
  at: Date,
): NewTransactionRow & { readonly transactionId: string } => ({
  ...payment,
  ...named(newTransactionId()),
  ...undecided,
  ...noLease,
  sendingAt: null,
  undoAmount: null,
  undoneAt: null,
  rootTransactionId: payment.transactionId,
  operation: kind,
  typeCode: cardNotPresentCodes[kind],
  amount,
  approvedAmount: null,
  taxAmount: null,
  standardAmount: null,
  feeAmount: null,
  reserveAmount: null,
  capturedAmount: zeroCents,
  refundedAmount: zeroCents,
  pendingRefundAmount: zeroCents,
  disputedAmount: zeroCents,
  authorizationCode: null,
  responseCode: null,
  responseMessage: null,
  avsResult: null,
  cvvResult: null,
  processorTransactionId: null,
  reviewRuleId: null,
  batchId: null,
  settledAt: null,
  expiresAt: null,
  reason: reason ?? null,
  userId: actor.userId,
  username: actor.username,
  ip: actor.ip ?? null,
  createdAt: at,
  updatedAt: at,
});

/**
 * Begins a capture, void or refund.
 * @throws CallFailure 404 outside the scope, 409 when the payment does not allow it.
 */
export function beginFollowUp(
  database: Database,
  order: FollowUpOrder,
  context: SessionContext,
  at: Date,
): Promise<BegunFollowUp> {
  return inTransaction(database, async (transaction) => {
    const paymentId = await paymentIdOf(transaction, order.transactionId, context);
    const payment = await lockPayment(transaction, paymentId);
    const pending = await pendingOperations(transaction, paymentId);
    const values = followUpRow(payment, zeroCents, order, at);
    if (order.claim) await takeKey(transaction, order.claim, values.transactionId);
    const amount = allowedAmount(order, payment, pending, at);

    const [row] = await transaction
      .insert(transactions)
      .values({ ...values, ...firstLease(), amount })
      .returning();
    if (!row) throw new Error('A new transaction was not written.');
    await record(transaction, row, context);
    if (order.kind === 'refund') {
      const held = sql`${transactions.pendingRefundAmount} + ${amount}`;
      await transaction
        .update(transactions)
        .set({ pendingRefundAmount: held, updatedAt: at })
        .where(sql`${transactions.transactionId} = ${paymentId}`);
      const message = order.reason ?? 'Refund requested';
      await note(transaction, row, { event: 'refund.requested', message, actor: order.actor, at });
    }
    return { row, payment };
  });
}
