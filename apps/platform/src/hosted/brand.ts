import { asc, desc, sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';
import { facilitators } from '../database/schema/index.ts';
import { brandOfHost } from './hosts.ts';

export interface Brand {
  readonly facilitatorId: string;
  /** The host's label and the stylesheet's name. */
  readonly brand: string;
  readonly name: string;
  readonly title: string;
}

/** Whose pages a host shows. A host of no brand shows the first, as the app does. */
export async function findBrand(database: Queryable, host: string): Promise<Brand> {
  const [found] = await database
    .select({
      facilitatorId: facilitators.facilitatorId,
      brand: facilitators.brand,
      name: facilitators.name,
      title: facilitators.title,
    })
    .from(facilitators)
    .orderBy(desc(sql`${facilitators.brand} = ${brandOfHost(host)}`), asc(facilitators.brand))
    .limit(1);
  if (!found) throw new Error('The database holds no facilitator.');
  return found;
}
