import { lt } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { outbox } from '../database/schema/index.ts';

/** That a message was sent, or why not, is asked for as long as the logs of calls are. */
const keptMs = 30 * 86_400_000;

/** @returns how many messages were deleted. */
export async function deleteOldMessages(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database
    .delete(outbox)
    .where(lt(outbox.createdAt, new Date(now.getTime() - keptMs)));
  return rowCount ?? 0;
}
