import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../kernel/database/schema/index.ts';

/** The person of a facilitator who signs in by a name, however it is capitalized, and was not deleted. */
export const hasUsername = (facilitatorId: string, username: string): SQL | undefined =>
  and(
    eq(users.facilitatorId, facilitatorId),
    eq(sql`lower(${users.username})`, username.trim().toLowerCase()),
    isNull(users.deletedAt),
  );
