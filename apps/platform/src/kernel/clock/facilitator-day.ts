import { formatDay } from '@payfac/domain/time';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { facilitators } from '../database/schema/index.ts';

/** The zone of a facilitator's cut-offs, banking days and due days. */
export async function zoneOf(queryable: Queryable, facilitatorId: string): Promise<string> {
  const [found] = await queryable
    .select({ timeZone: facilitators.timeZone })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  if (!found) throw new Error(`There is no facilitator ${facilitatorId}.`);
  return found.timeZone;
}

/** The `YYYY-MM-DD` day of a moment in the facilitator's zone. */
export const dayOf = async (
  queryable: Queryable,
  facilitatorId: string,
  at: Date,
): Promise<string> => formatDay(at, await zoneOf(queryable, facilitatorId));
