import { applyCompletion, type CompletionAction } from '@payfac/domain/payment-links';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { hostedPayments, hostedSessions } from '../../kernel/database/schema/index.ts';
import { keepMethod } from '../hosted-sessions/keep-method.ts';
import { notifyPaid } from '../hosted-sessions/notify-paid.ts';
import { changeSession, type HostedSessionRow } from '../hosted-sessions/store.ts';
import { noteFailedPayment, payInvoice } from '../invoices/pay.ts';
import { beginSubscription } from '../subscriptions/begin.ts';
import type { TransactionRow } from '../transactions/store.ts';

const h = hostedSessions;

/** A payment made on a hosted page: the amount charged and the payer. */
export type PagePayment = typeof hostedPayments.$inferSelect;

const completionAfter = ({ completion }: HostedSessionRow, action: CompletionAction) =>
  applyCompletion(completion ?? 'initiated', action) ?? completion;

async function find(transaction: Transaction, transactionId: string) {
  const [found] = await transaction
    .select({ payment: hostedPayments, session: h })
    .from(hostedPayments)
    .innerJoin(h, eq(h.sessionId, hostedPayments.sessionId))
    .where(eq(hostedPayments.transactionId, transactionId));
  return found;
}

async function lock(transaction: Transaction, sessionId: string): Promise<HostedSessionRow> {
  const [session] = await transaction
    .select()
    .from(h)
    .where(eq(h.sessionId, sessionId))
    .for('update');
  if (!session) throw new Error(`There is no hosted session ${sessionId}.`);
  return session;
}

/**
 * Completes a paid page: marks its invoice paid, starts its subscription, saves the payment method if the page asks for
 * it, and notifies everyone concerned.
 * @param row the payment; absent for a subscription that begins without a charge.
 * @param token of the payment method.
 */
export async function completePage(
  transaction: Transaction,
  { payment, session }: { readonly payment: PagePayment; readonly session: HostedSessionRow },
  row: TransactionRow | undefined,
  token: string,
  at: Date,
): Promise<void> {
  const { sessionId, planId } = session;
  if (row) await payInvoice(transaction, session, row, at);
  const { completion } = await lock(transaction, sessionId);
  const isKept = session.collectPaymentMethod || planId !== null;
  const customerId = isKept
    ? await keepMethod(transaction, { session, payment, token, row }, at)
    : session.customerId;
  const changes = {
    completion: completionAfter({ ...session, completion }, 'pay'),
    completedAt: at,
    // An invitation is for one customer; other pages may be paid by many.
    ...(planId !== null && { customerId }),
  };
  await changeSession(transaction, sessionId, changes, at);
  if (planId !== null && customerId !== null) {
    await beginSubscription(transaction, { session, planId, customerId, token, row }, at);
  }
  await notifyPaid(transaction, { session, payment, row }, at);
}

/** Releases the use of a page that a failed payment had claimed. */
export async function releasePage(
  transaction: Transaction,
  row: Pick<TransactionRow, 'transactionId' | 'responseMessage'>,
  at: Date,
): Promise<void> {
  const found = await find(transaction, row.transactionId);
  if (!found) return;
  // Locks the invoice first, in the same order as a successful payment.
  await noteFailedPayment(transaction, found.session, row, at);
  const session = await lock(transaction, found.session.sessionId);
  await transaction
    .update(h)
    .set({
      useCount: sql`greatest(${h.useCount} - 1, 0)`,
      completion: completionAfter(session, 'fail'),
      updatedAt: at,
    })
    .where(eq(h.sessionId, session.sessionId));
}

/** Applies a decided payment to its page. A payment held for review isn't decided yet. */
export async function afterPagePayment(
  transaction: Transaction,
  row: TransactionRow,
  at: Date,
): Promise<void> {
  if (row.hostedSessionId === null || row.status === 'for-review') return;
  if (row.outcome !== 'success') return releasePage(transaction, row, at);
  const found = await find(transaction, row.transactionId);
  if (found) await completePage(transaction, found, row, row.token ?? '', at);
}
