import { isBrandWide, type Membership } from '@payfac/domain/access';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * The single rule of scope: a call sees what the memberships that grant it reach. Platform staff reach all of their
 * facilitator, a service provider its product, a merchant's users their own accounts; memberships that don't grant the
 * call add nothing. An id out of scope returns 404, exactly like a missing id.
 */

/** What a call may see. An empty list means nothing; `everything` means all of the facilitator. */
export interface Scope {
  readonly facilitatorId: string;
  readonly everything: boolean;
  readonly productIds: readonly string[];
  readonly subMerchantIds: readonly string[];
}

/** The scope of memberships. Narrow them to the call's abilities first. */
export function scopeOf(facilitatorId: string, memberships: readonly Membership[]): Scope {
  const places = memberships.map(({ place }) => place);
  return {
    facilitatorId,
    everything: memberships.some(isBrandWide),
    productIds: [
      ...new Set(places.flatMap((one) => (one.kind === 'product' ? [one.spProductId] : []))),
    ],
    subMerchantIds: [
      ...new Set(places.flatMap((one) => (one.kind === 'account' ? [one.subMerchantId] : []))),
    ],
  };
}

/** The columns that tell a row's owner. */
export interface ScopedColumns {
  readonly facilitatorId: AnyPgColumn;
  readonly spProductId: AnyPgColumn;
  readonly subMerchantId: AnyPgColumn;
}

/** Rows of the facilitator as a whole, visible only to its staff. */
export const ofFacilitator = (scope: Scope, facilitatorId: AnyPgColumn): SQL =>
  scope.everything ? eq(facilitatorId, scope.facilitatorId) : sql`false`;

const among = (column: SQLWrapper, ids: readonly string[]): SQL | undefined => {
  const [only] = ids;
  if (only === undefined) return undefined;
  return ids.length === 1 ? sql`${column} = ${only}` : inArray(column, [...ids]);
};

/** The condition that restricts a query to a scope. */
export function within(scope: Scope, columns: ScopedColumns): SQL {
  const facilitator = eq(columns.facilitatorId, scope.facilitatorId);
  if (scope.everything) return facilitator;
  const own = or(
    among(columns.spProductId, scope.productIds),
    among(columns.subMerchantId, scope.subMerchantIds),
  );
  return and(facilitator, own ?? sql`false`) ?? sql`false`;
}
