import { type EcheckOperation, echeckCodes } from '@payfac/domain/echecks';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { newTransactionId } from '../../kernel/database/ids.ts';
import type { Actor } from '../transactions/actor.ts';
import { noLease } from '../transactions/lease.ts';
import type { NewTransactionRow, TransactionRow } from '../transactions/store.ts';

interface Step {
  readonly operation: Exclude<EcheckOperation, 'sale'>;
  readonly amount: Cents;
  readonly outcome: 'pending' | 'success';
  readonly actor?: Actor | undefined;
  readonly reason?: string | undefined;
}

/** The row of an operation on an eCheck, before it is inserted. */
export function stepRow(
  payment: TransactionRow,
  { operation, amount, outcome, actor, reason }: Step,
  at: Date,
): NewTransactionRow & { readonly transactionId: string } {
  const transactionId = newTransactionId();
  return {
    ...payment,
    transactionId,
    rootTransactionId: payment.transactionId,
    operation,
    typeCode: echeckCodes[operation],
    outcome,
    status: outcome,
    amount,
    approvedAmount: outcome === 'success' ? amount : null,
    standardAmount: null,
    feeAmount: null,
    reserveAmount: null,
    capturedAmount: zeroCents,
    refundedAmount: zeroCents,
    pendingRefundAmount: zeroCents,
    disputedAmount: zeroCents,
    processorReference: `ref_${transactionId}`,
    processorTransactionId: null,
    ...noLease,
    sendingAt: null,
    batchId: null,
    sentOn: null,
    settlesOn: null,
    returnCode: null,
    returnedAt: null,
    settledAt: null,
    expiresAt: null,
    reason: reason ?? null,
    userId: actor?.userId ?? null,
    username: actor?.username ?? null,
    ip: actor?.ip ?? null,
    createdAt: at,
    updatedAt: at,
  };
}
