import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';

/** What a page needs of a brand to be dressed in it. */
export interface Brand {
  readonly facilitatorId: string;
  /** The label of its hosts and the stylesheet's name: `harbor` in `harbor.localhost`. */
  readonly brand: string;
  readonly name: string;
  readonly title: string;
  readonly primaryColor: string;
}

const neutralColor = '#334155';

/** The brands of a database, the first one first. */
export async function readBrands(database: Queryable): Promise<readonly Brand[]> {
  const rows = await database.select().from(facilitators).orderBy(facilitators.brand);
  return rows.map(({ facilitatorId, brand, name, title, branding }) => ({
    facilitatorId,
    brand,
    name,
    title,
    primaryColor: branding.primaryColor ?? neutralColor,
  }));
}
