import { and, eq, isNull, or } from 'drizzle-orm';
import { hasUsername } from '../../http/sessions/has-username.ts';
import { type Person, personColumns } from '../../http/sessions/index.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators, users } from '../../kernel/database/schema/index.ts';

export async function findPerson(database: Queryable, userId: string): Promise<Person | undefined> {
  const [found] = await database
    .select(personColumns)
    .from(users)
    .where(and(eq(users.userId, userId), isNull(users.deletedAt)));
  return found;
}

export async function findByUsername(database: Queryable, facilitatorId: string, username: string) {
  const [found] = await database
    .select({ userId: users.userId })
    .from(users)
    .where(hasUsername(facilitatorId, username));
  return found;
}

/** @param name the facilitator's id or its brand, such as `harbor`. */
export async function findFacilitator(database: Queryable, name: string) {
  const [found] = await database
    .select({ facilitatorId: facilitators.facilitatorId })
    .from(facilitators)
    .where(or(eq(facilitators.facilitatorId, name), eq(facilitators.brand, name)));
  return found;
}
