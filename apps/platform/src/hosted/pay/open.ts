import { paymentLinkMoves } from '@payfac/domain/payment-links';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changeInvoice, logEntry } from '../../areas/invoices/store.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { hostedSessions, invoices } from '../../kernel/database/schema/index.ts';
import type { Payable } from './payable.ts';

const h = hostedSessions;

const openedFrom = paymentLinkMoves
  .filter(({ action }) => action === 'open')
  .map(({ from }) => from);

/** Records that a payer opened a page: the first visit initiates it, and marks its invoice as viewed. */
export async function openPage(database: Database, { session, invoice }: Payable, at: Date) {
  await database
    .update(h)
    .set({
      status: 'initiated',
      completion: sql`coalesce(${h.completion}, 'initiated')`,
      openedAt: sql`coalesce(${h.openedAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
    })
    .where(and(eq(h.sessionId, session.sessionId), inArray(h.status, openedFrom)));
  if (!invoice || session.openedAt !== null) return;
  await inTransaction(database, async (transaction) => {
    const [locked] = await transaction
      .select()
      .from(invoices)
      .where(and(eq(invoices.invoiceId, invoice.invoiceId), isNull(invoices.paidAt)))
      .for('update');
    const isNew = locked && !locked.logs.some(({ event }) => event === 'viewed');
    if (isNew) await changeInvoice(transaction, locked, {}, logEntry('viewed', at, null), at);
  });
}
