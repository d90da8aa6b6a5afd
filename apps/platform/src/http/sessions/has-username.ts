import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../kernel/database/schema/index.ts';

/** A facilitator's user with a username, regardless of capitalization, who isn't deleted. */
export const hasUsername = (facilitatorId: string, username: string): SQL | undefined =>
  and(
    eq(users.facilitatorId, facilitatorId),
    eq(sql`lower(${users.username})`, username.trim().toLowerCase()),
    isNull(users.deletedAt),
  );
