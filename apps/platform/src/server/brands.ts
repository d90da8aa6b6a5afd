import type { Database } from '../database/connection.ts';
import { facilitators } from '../database/schema/index.ts';
import { brandOfHost } from '../hosted/hosts.ts';

/** What the server needs of a brand to dress a page in it. */
export interface ServedBrand {
  /** Also the label of its hosts: `harbor` in `harbor.localhost`. */
  readonly brand: string;
  readonly name: string;
  readonly title: string;
  readonly primaryColor: string;
}

const neutralColor = '#334155';

export async function readBrands(database: Database): Promise<readonly ServedBrand[]> {
  const rows = await database.select().from(facilitators).orderBy(facilitators.brand);
  return rows.map(({ brand, name, title, branding }) => ({
    brand,
    name,
    title,
    primaryColor: branding.primaryColor ?? neutralColor,
  }));
}

/** Who handles a request: a brand's app, its hosted pages, or, for any other host, the default brand's app. */
export interface Site {
  readonly kind: 'app' | 'pay' | 'other';
  readonly brand: ServedBrand;
}

/** @throws Error when no brand is configured. */
export function createSites(brands: readonly ServedBrand[]): (host: string) => Site {
  const [fallback] = brands;
  if (!fallback) throw new Error('The database holds no facilitator.');
  const byName = new Map(brands.map((brand) => [brand.brand, brand]));
  return (host) => {
    const brand = byName.get(brandOfHost(host));
    if (!brand) return { kind: 'other', brand: fallback };
    return { kind: host.toLowerCase().startsWith('pay.') ? 'pay' : 'app', brand };
  };
}
