import { applyPaymentLink, type HostedSession } from '@payfac/domain/payment-links';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { hostedSessions } from '../../kernel/database/schema/index.ts';
import { hostedSessionList } from './list.ts';

export type HostedSessionRow = typeof hostedSessions.$inferSelect;
export type NewHostedSession = typeof hostedSessions.$inferInsert;

const h = hostedSessions;

const own = (sessionId: string, { scope }: SessionContext) =>
  and(eq(h.sessionId, sessionId), within(scope, h));

/** @throws CallFailure 404 outside the user's scope. */
export async function showSession(
  services: Pick<Services, 'pool' | 'places'>,
  sessionId: string,
  context: SessionContext,
): Promise<HostedSession> {
  const found = await readOne(services.pool, hostedSessionList, own(sessionId, context));
  if (!found) throw notFound('The payment link');
  return { ...found, url: hostedAddress(services, context, sessionPath(sessionId)) };
}

/** A session in the user's scope, under its row lock. @throws CallFailure 404. */
export async function lockSession(
  transaction: Transaction,
  sessionId: string,
  context: SessionContext,
): Promise<HostedSessionRow> {
  const [found] = await transaction.select().from(h).where(own(sessionId, context)).for('update');
  if (!found) throw notFound('The payment link');
  return found;
}

export async function changeSession(
  queryable: Queryable,
  sessionId: string,
  changes: Partial<NewHostedSession>,
  at: Date,
): Promise<void> {
  await queryable
    .update(h)
    .set({ ...changes, updatedAt: at })
    .where(eq(h.sessionId, sessionId));
}

/** Cancels a page so that it can't be paid any more; a page that is already closed is left unchanged. */
export async function cancelSession(
  transaction: Transaction,
  sessionId: string,
  at: Date,
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(h)
    .where(eq(h.sessionId, sessionId))
    .for('update');
  const status = found && applyPaymentLink(found.status, 'deactivate');
  if (status) await changeSession(transaction, sessionId, { status }, at);
}
