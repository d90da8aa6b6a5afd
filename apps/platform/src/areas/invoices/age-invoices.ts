import { formatDay } from '@payfac/domain/time';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { facilitators, invoices } from '../../kernel/database/schema/index.ts';
import { inBatchOrRowByRow } from '../../kernel/jobs/row-by-row.ts';
import { logEntry } from './store.ts';

const i = invoices;

/** Marks invoices overdue after their due date, in the facilitator's zone. @param now business time. */
export async function ageInvoices(database: Database, now: Date): Promise<number> {
  let overdue = 0;
  const entry = JSON.stringify([logEntry('overdue', now, null)]);
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const isDue = and(
      eq(i.facilitatorId, facilitatorId),
      // Must match the partial index on open invoices to use it.
      sql`${i.status} = 'Created' and not ${i.isDeleted}`,
      lt(i.dueDate, formatDay(now, timeZone)),
    );
    const due = await database
      .select({
        id: i.invoiceId,
        facilitatorId: i.facilitatorId,
        spProductId: i.spProductId,
        subMerchantId: i.subMerchantId,
      })
      .from(i)
      .where(isDue);
    overdue += await inBatchOrRowByRow(
      due,
      (row) => row,
      async (some) => {
        const aged = await database
          .update(i)
          .set({ status: 'Overdue', logs: sql`${i.logs} || ${entry}::jsonb`, updatedAt: now })
          .where(
            and(
              isDue,
              inArray(
                i.invoiceId,
                some.map(({ id }) => id),
              ),
            ),
          )
          .returning({ id: i.invoiceId });
        return aged.length;
      },
    );
  }
  return overdue;
}
