import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { tokenSessions } from '../../kernel/database/schema/index.ts';

/** For questions about a page that somebody looked at. */
const keptMs = 7 * 86_400_000;

/**
 * Deletes what views of a payment page leave behind: sessions of nobody in particular that ran out
 * without a card. @returns how many.
 */
export async function deleteUnusedTokenSessions(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database
    .delete(tokenSessions)
    .where(
      and(
        isNull(tokenSessions.userId),
        eq(tokenSessions.tokenCount, 0),
        lt(tokenSessions.expiresAt, new Date(now.getTime() - keptMs)),
      ),
    );
  return rowCount ?? 0;
}
