import type { Invoice, InvoiceEvent } from '@payfac/domain/invoices';
import { and, eq, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import { readOne } from '../../http/lists/read-one.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { invoices } from '../../kernel/database/schema/index.ts';
import type { StoredInvoiceLog } from '../../kernel/database/schema/invoices.ts';
import { type InvoiceRow, invoiceList } from './list.ts';

export type InvoiceRecord = typeof invoices.$inferSelect;
export type NewInvoice = typeof invoices.$inferInsert;

const i = invoices;

const own = (invoiceId: string, { scope }: SessionContext) =>
  and(eq(i.invoiceId, invoiceId), within(scope, i));

/** An invoice as the API returns it. */
export const withUrl = (
  services: Pick<Services, 'places'>,
  { hostedSessionId, ...row }: InvoiceRow,
  context: SessionContext,
): Invoice => ({
  ...row,
  paymentUrl: hostedSessionId && hostedAddress(services, context, sessionPath(hostedSessionId)),
});

/** Deleted invoices can still be read by id. @throws CallFailure 404. */
export async function showInvoice(
  services: Pick<Services, 'pool' | 'places'>,
  invoiceId: string,
  context: SessionContext,
): Promise<Invoice> {
  const found = await readOne(services.pool, invoiceList, own(invoiceId, context));
  if (!found) throw notFound('The invoice', invoiceId);
  return withUrl(services, found, context);
}

/** An invoice that isn't deleted, under its row lock. @throws CallFailure 404. */
export async function lockInvoice(
  transaction: Transaction,
  invoiceId: string,
  context: SessionContext,
): Promise<InvoiceRecord> {
  const [found] = await transaction
    .select()
    .from(i)
    .where(and(own(invoiceId, context), sql`not ${i.isDeleted}`))
    .for('update');
  if (!found) throw notFound('The invoice', invoiceId);
  return found;
}

export const logEntry = (
  event: InvoiceEvent,
  at: Date,
  actor: string | null,
  detail: string | null = null,
): StoredInvoiceLog => ({ createdAt: at.toISOString(), event, actor, detail });

export async function changeInvoice(
  queryable: Queryable,
  { invoiceId, logs }: Pick<InvoiceRecord, 'invoiceId' | 'logs'>,
  changes: Partial<NewInvoice>,
  entry: StoredInvoiceLog,
  at: Date,
): Promise<void> {
  await queryable
    .update(i)
    .set({ ...changes, logs: [...logs, entry], updatedAt: at })
    .where(eq(i.invoiceId, invoiceId));
}
