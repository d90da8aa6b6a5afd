import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import { within } from '../../http/scope.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { transactions, transactionTimeline } from '../../kernel/database/schema/index.ts';
import type { Actor } from './actor.ts';
import { hiddenAuthorizations } from './hidden-authorizations.ts';
import { isProductNotified, notifyPayment, webhookTypeOf } from './notify-payment.ts';
import type { TimelineEvent } from './timeline.ts';

export type TransactionRow = typeof transactions.$inferSelect;
export type NewTransactionRow = typeof transactions.$inferInsert;

const t = transactions;

/** A transaction as a job's row. */
export const ofTransaction = (
  row: Pick<TransactionRow, 'transactionId' | 'facilitatorId' | 'spProductId' | 'subMerchantId'>,
) => ({
  id: row.transactionId,
  facilitatorId: row.facilitatorId,
  spProductId: row.spProductId,
  subMerchantId: row.subMerchantId,
});

export const visibleTo = (context: Pick<SessionContext, 'scope' | 'holder'>): SQL =>
  and(within(context.scope, t), hiddenAuthorizations(context)) ?? within(context.scope, t);

/** The payment of an operation, by the id of any of its operations. */
export async function paymentIdOf(
  queryable: Queryable,
  transactionId: string,
  context: Pick<SessionContext, 'scope' | 'holder'>,
): Promise<string> {
  const [found] = await queryable
    .select({ rootTransactionId: t.rootTransactionId })
    .from(t)
    .where(and(eq(t.transactionId, transactionId), visibleTo(context)));
  if (!found) throw notFound('The transaction');
  return found.rootTransactionId;
}

/** A payment under its row lock; concurrent operations on it wait. */
export async function lockPayment(
  transaction: Transaction,
  paymentId: string,
): Promise<TransactionRow> {
  const [found] = await transaction
    .select()
    .from(t)
    .where(eq(t.transactionId, paymentId))
    .for('update');
  if (!found) throw notFound('The transaction');
  return found;
}

export async function findTransaction(
  queryable: Queryable,
  transactionId: string,
): Promise<TransactionRow | undefined> {
  const [found] = await queryable.select().from(t).where(eq(t.transactionId, transactionId));
  return found;
}

/** Pending operations on a payment, excluding the payment's own row. */
export const pendingOperations = (queryable: Queryable, paymentId: string) =>
  queryable
    .select({ operation: t.operation })
    .from(t)
    .where(
      and(
        eq(t.rootTransactionId, paymentId),
        ne(t.transactionId, paymentId),
        eq(t.outcome, 'pending'),
      ),
    );

const changing = (
  queryable: Queryable,
  transactionId: string,
  changes: Partial<NewTransactionRow>,
  at: Date,
) =>
  queryable
    .update(t)
    .set({ ...changes, updatedAt: at })
    .where(eq(t.transactionId, transactionId));

export async function change(...changes: Parameters<typeof changing>): Promise<void> {
  await changing(...changes);
}

/** Plain SQL, because drizzle omits table names in a statement about one table. */
const accountName = sql<string | null>`(select a.dba_name from sub_merchants a
  where a.sub_merchant_id = transactions.sub_merchant_id)`;

/** Changes a transaction. @returns the updated row, with its account's name. */
export async function changed(...changes: Parameters<typeof changing>) {
  const [row] = await changing(...changes).returning({ ...getTableColumns(t), accountName });
  if (!row) throw new Error(`There is no transaction ${changes[1]}.`);
  return row;
}

export interface Note {
  readonly event: TimelineEvent;
  readonly message: string;
  readonly actor?: Actor | undefined;
  readonly at: Date;
  /** Orders two entries of the same moment. */
  readonly step?: number;
}

/** Adds a timeline entry, and queues the webhook that the product subscribed to. */
export async function note(
  queryable: Queryable,
  { transactionId, rootTransactionId }: Pick<TransactionRow, 'transactionId' | 'rootTransactionId'>,
  { event, message, actor, at, step }: Note,
): Promise<void> {
  const writing = queryable.insert(transactionTimeline).values({
    timelineId: newId('tle'),
    rootTransactionId,
    transactionId,
    event,
    message,
    userId: actor?.userId ?? null,
    username: actor?.username ?? null,
    step: step ?? 0,
    createdAt: at,
  });
  const type = webhookTypeOf(event);
  if (!type) return void (await writing);
  const [written] = await writing.returning({ isTold: isProductNotified(transactionId) });
  if (written?.isTold) await notifyPayment(queryable, transactionId, type, at);
}
