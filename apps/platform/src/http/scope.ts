import { isBrandWide, type Membership } from '@payfac/domain/access';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * The one rule of scope: a call sees what the memberships that grant it reach. Platform staff reach
 * all of their facilitator, a service provider its product, a merchant's people their own accounts;
 * what somebody is elsewhere adds nothing. An id outside returns 404, exactly as an id that does not
 * exist.
 */

/** What a call may see. Lists are empty for nothing; `everything` is of the facilitator. */
export interface Scope {
  readonly facilitatorId: string;
  readonly everything: boolean;
  readonly productIds: readonly string[];
  readonly subMerchantIds: readonly string[];
}

/** What memberships reach. Narrow them to the abilities of the call first. */
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

/** The columns by which a table's rows belong to someone. */
export interface ScopedColumns {
  readonly facilitatorId: AnyPgColumn;
  readonly spProductId: AnyPgColumn;
  readonly subMerchantId: AnyPgColumn;
}

/** Rows of the facilitator as a whole: its staff's alone. */
export const ofFacilitator = (scope: Scope, facilitatorId: AnyPgColumn): SQL =>
  scope.everything ? eq(facilitatorId, scope.facilitatorId) : sql`false`;

const among = (column: SQLWrapper, ids: readonly string[]): SQL | undefined => {
  const [only] = ids;
  if (only === undefined) return undefined;
  return ids.length === 1 ? sql`${column} = ${only}` : inArray(column, [...ids]);
};

/** The condition that keeps a query inside a scope. */
export function within(scope: Scope, columns: ScopedColumns): SQL {
  const facilitator = eq(columns.facilitatorId, scope.facilitatorId);
  if (scope.everything) return facilitator;
  const own = or(
    among(columns.spProductId, scope.productIds),
    among(columns.subMerchantId, scope.subMerchantIds),
  );
  return and(facilitator, own ?? sql`false`) ?? sql`false`;
}
