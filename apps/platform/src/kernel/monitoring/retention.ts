import { and, desc, eq, lt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { apiLogs, facilitators, processorSessions } from '../database/schema/index.ts';

const dayMs = 86_400_000;
/** Logs of calls and processor calls are only useful while recent. */
const keptDays = 30;
/** Per facilitator, whatever their age. */
const mostLogs = 500_000;

/** If a facilitator has too many logs, the time from which they are kept. */
async function overflowOf(database: Database, facilitatorId: string): Promise<Date | undefined> {
  const [first] = await database
    .select({ createdAt: apiLogs.createdAt })
    .from(apiLogs)
    .where(eq(apiLogs.facilitatorId, facilitatorId))
    .orderBy(desc(apiLogs.createdAt))
    .offset(mostLogs)
    .limit(1);
  return first?.createdAt;
}

/** Keeps the logs within limits. @returns the number of deleted entries. */
export async function deleteOldLogs(database: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  let deleted = 0;
  const count = ({ rowCount }: { readonly rowCount: number | null }): void => {
    deleted += rowCount ?? 0;
  };
  for (const { facilitatorId } of await database.select().from(facilitators)) {
    const own = eq(apiLogs.facilitatorId, facilitatorId);
    count(await database.delete(apiLogs).where(and(own, lt(apiLogs.createdAt, before))));
    const overflow = await overflowOf(database, facilitatorId);
    if (overflow) {
      count(await database.delete(apiLogs).where(and(own, lte(apiLogs.createdAt, overflow))));
    }
    const sessions = eq(processorSessions.facilitatorId, facilitatorId);
    count(
      await database
        .delete(processorSessions)
        .where(and(sessions, lt(processorSessions.startedAt, before))),
    );
  }
  return deleted;
}
