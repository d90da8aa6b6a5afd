import type { Queryable } from '../../kernel/database/connection.ts';
import { facilitators } from '../../kernel/database/schema/index.ts';
import { neutralColor } from '../../kernel/mark.ts';

/** The brand data that a page's look needs. */
export interface Brand {
  readonly facilitatorId: string;
  /** The label of the brand's hosts and the stylesheet's name: `harbor` in `harbor.localhost`. */
  readonly brand: string;
  readonly name: string;
  readonly title: string;
  readonly primaryColor: string;
}

/** All brands of a database; the first one is the default. */
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
