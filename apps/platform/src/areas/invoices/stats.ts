import type { invoices as contract, Output } from '@payfac/api/contract';
import { dueDaysOf, type InvoiceAge } from '@payfac/domain/invoices';
import { formatDay } from '@payfac/domain/time';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { until as createdUntil, from, oneOf } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { countWhere, sumWhere } from '../../kernel/database/aggregates.ts';
import type { Reading } from '../../kernel/database/read-source.ts';
import { invoices, transactions } from '../../kernel/database/schema/index.ts';
import { paidAmount } from './paid-amount.ts';

const i = invoices;

const tally = (condition: SQL, amount: SQLWrapper = i.totalAmount) => ({
  count: countWhere(condition),
  amount: sumWhere(amount, condition),
});
const inStatus = (status: string): SQL => sql`${i.status} = ${status}`;

const isOutstanding = sql`${i.status} in ('Created', 'Overdue')`;

/** @param today in the user's zone, as in the list's due date filter. */
const aged = (age: InvoiceAge, today: string) => {
  const { dueFrom, dueTo } = dueDaysOf(age, today);
  const since = dueFrom === undefined ? sql`true` : sql`${i.dueDate} >= ${dueFrom}`;
  const until = dueTo === undefined ? sql`true` : sql`${i.dueDate} <= ${dueTo}`;
  return tally(sql`${isOutstanding} and ${since} and ${until}`);
};

/** Counts and totals of the invoices a user may see, by status and by age. */
export async function statsOf(
  queryable: Reading,
  query: HandlerInput<typeof contract.stats>['query'],
  { scope, timeZone }: SessionContext,
  now: Date,
): Promise<Output<typeof contract.stats>> {
  const today = formatDay(now, timeZone);
  const [row] = await queryable
    .select({
      draft: tally(inStatus('Draft')),
      created: tally(inStatus('Created')),
      overdue: tally(inStatus('Overdue')),
      paid: tally(inStatus('Paid'), paidAmount),
      voided: tally(inStatus('Voided')),
      outstanding: tally(isOutstanding),
      notDue: aged('notDue', today),
      to30: aged('to30', today),
      to60: aged('to60', today),
      to90: aged('to90', today),
      over90: aged('over90', today),
    })
    .from(i)
    .leftJoin(transactions, eq(transactions.transactionId, i.transactionId))
    .where(
      and(
        within(scope, i),
        sql`not ${i.isDeleted}`,
        query.subMerchantId && oneOf(i.subMerchantId)(query.subMerchantId),
        query.spProductId && oneOf(i.spProductId)(query.spProductId),
        query.from && from(i.createdAt)(query.from),
        query.to && createdUntil(i.createdAt)(query.to),
      ),
    );
  if (!row) throw new Error('An aggregate returned no row.');
  const { notDue, to30, to60, to90, over90, ...byStatus } = row;
  return { ...byStatus, aging: { notDue, to30, to60, to90, over90 } };
}
