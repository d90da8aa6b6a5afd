import { formatDay } from '@payfac/domain/time';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { facilitators, invoices } from '../../database/schema/index.ts';
import { logEntry } from './store.ts';

const i = invoices;

/** Marks the invoices overdue whose due day is over, by the facilitator's zone. @param now business time. */
export async function ageInvoices(database: Database, now: Date): Promise<number> {
  let overdue = 0;
  const entry = JSON.stringify([logEntry('overdue', now, null)]);
  for (const { facilitatorId, timeZone } of await database.select().from(facilitators)) {
    const aged = await database
      .update(i)
      .set({ status: 'Overdue', logs: sql`${i.logs} || ${entry}::jsonb`, updatedAt: now })
      .where(
        and(
          eq(i.facilitatorId, facilitatorId),
          // Spelt as the index of open invoices is, so that it is used.
          sql`${i.status} = 'Created' and not ${i.isDeleted}`,
          lt(i.dueDate, formatDay(now, timeZone)),
        ),
      )
      .returning({ id: i.invoiceId });
    overdue += aged.length;
  }
  return overdue;
}
