import { lt } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { outbox } from '../database/schema/index.ts';

/** Whether a message was sent, or why not, matters as long as the call logs. */
const keptMs = 30 * 86_400_000;

/** @returns the number of deleted messages. */
export async function deleteOldMessages(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database
    .delete(outbox)
    .where(lt(outbox.createdAt, new Date(now.getTime() - keptMs)));
  return rowCount ?? 0;
}
