import { and, asc, eq, lte } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalidStatus } from '../../http/failures.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { actorOf } from './actor.ts';
import { change, lockPayment, note, ofTransaction, pendingOperations } from './store.ts';

const atOnce = 500;

/**
 * Expires an authorization, manually or when it is due.
 * @throws CallFailure 409 when it isn't an authorization or has an operation in progress.
 */
export function expireAuthorization(
  database: Database,
  paymentId: string,
  at: Date,
  by?: SessionContext,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    const pending = await pendingOperations(transaction, paymentId);
    if (payment.status !== 'authorized' || pending.length > 0) throw invalidStatus();
    await change(transaction, paymentId, { status: 'expired' }, at);
    const message = 'The authorization was not captured in time';
    const actor = by && actorOf(by);
    await note(transaction, payment, { event: 'expired', message, actor, at });
    if (!by) return;
    await recordActivity(transaction, by, {
      action: 'transactions.status',
      target: paymentId,
      message: 'Let an authorization lapse',
      subMerchantId: payment.subMerchantId,
    });
  });
}

/** Expires every authorization that is due. @param now business time. */
export async function expireAuthorizations(database: Database, now: Date): Promise<number> {
  const due = await database
    .select()
    .from(transactions)
    .where(and(eq(transactions.status, 'authorized'), lte(transactions.expiresAt, now)))
    .orderBy(asc(transactions.expiresAt))
    .limit(atOnce);
  return rowByRow(due, ofTransaction, async ({ transactionId }) => {
    const pending = await pendingOperations(database, transactionId);
    if (pending.length > 0) return false;
    await expireAuthorization(database, transactionId, now);
    return true;
  });
}
