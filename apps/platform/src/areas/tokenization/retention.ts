import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { tokenSessions } from '../../kernel/database/schema/index.ts';

/** Kept to answer questions about page views. */
const keptMs = 7 * 86_400_000;

/**
 * Deletes the sessions that views of a payment page leave: anonymous, expired and without a card.
 * @returns how many.
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
