import type { invoices as contract, Output } from '@payfac/api/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { from, oneOf, until } from '../../api/lists/filters.ts';
import { within } from '../../api/scope.ts';
import { countWhere, sumWhere } from '../../database/aggregates.ts';
import type { Queryable } from '../../database/connection.ts';
import { invoices } from '../../database/schema/index.ts';

const i = invoices;

const tally = (condition: SQL) => ({
  count: countWhere(condition),
  amount: sumWhere(i.totalAmount, condition),
});
const inStatus = (status: string): SQL => sql`${i.status} = ${status}`;

/** Counts and totals of the invoices a person may see, by status. */
export async function statsOf(
  queryable: Queryable,
  query: HandlerInput<typeof contract.stats>['query'],
  { scope }: SessionContext,
): Promise<Output<typeof contract.stats>> {
  const [row] = await queryable
    .select({
      draft: tally(inStatus('Draft')),
      created: tally(inStatus('Created')),
      overdue: tally(inStatus('Overdue')),
      paid: tally(inStatus('Paid')),
      voided: tally(inStatus('Voided')),
      outstanding: tally(sql`${i.status} in ('Created', 'Overdue')`),
    })
    .from(i)
    .where(
      and(
        within(scope, i),
        sql`not ${i.isDeleted}`,
        query.subMerchantId && oneOf(i.subMerchantId)(query.subMerchantId),
        query.spProductId && oneOf(i.spProductId)(query.spProductId),
        query.from && from(i.createdAt)(query.from),
        query.to && until(i.createdAt)(query.to),
      ),
    );
  if (!row) throw new Error('An aggregate returned no row.');
  return row;
}
