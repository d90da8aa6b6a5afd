import type { Transaction } from '../../kernel/database/connection.ts';
import { afterPagePayment, releasePage } from '../hosted-sessions/after-payment.ts';
import { afterInstallmentCharge } from '../installments/after-charge.ts';
import { afterSubscriptionCharge } from '../subscriptions/after-charge.ts';
import type { TransactionRow } from './store.ts';

/**
 * What a decided charge means for what it was made for, in the database transaction of its outcome: so
 * a subscription moves on exactly when it was paid, also after a crash.
 * @param before the payment as it was until then.
 */
export async function writeConsequences(
  transaction: Transaction,
  row: TransactionRow,
  before: TransactionRow,
  at: Date,
): Promise<void> {
  const isRejected = row.operation === 'void' && row.outcome === 'success';
  if (isRejected && before.status === 'for-review') {
    await releasePage(transaction, { ...before, responseMessage: 'Rejected in review' }, at);
  }
  if (row.operation !== 'sale' || row.outcome === 'pending') return;
  await afterSubscriptionCharge(transaction, row, at);
  await afterInstallmentCharge(transaction, row, at);
  await afterPagePayment(transaction, row, at);
}
