import { isCapitalUser, isMerchantRole, type Role } from '@payfac/domain/access';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/*
 * The one rule of scope: a person sees the rows of their facilitator; platform staff all of them, a
 * service provider those of its products, a merchant's people those of their own accounts, and who
 * is several of these sees what any of them sees. An id outside answers 404, exactly as an id that
 * does not exist.
 */

/** What a person may see. Lists are empty for nothing; `everything` is of the facilitator. */
export interface Scope {
  readonly facilitatorId: string;
  readonly everything: boolean;
  readonly productIds: readonly string[];
  readonly subMerchantIds: readonly string[];
}

const staff: ReadonlySet<Role> = new Set<Role>(['admin', 'underwriter', 'bank']);

export function scopeOf(person: {
  readonly facilitatorId: string;
  readonly roles: readonly Role[];
  readonly productIds: readonly string[];
  readonly subMerchantIds: readonly string[];
}): Scope {
  const { facilitatorId, roles } = person;
  const isMerchant = roles.some(isMerchantRole) && !isCapitalUser({ roles });
  return {
    facilitatorId,
    everything: roles.some((role) => staff.has(role)),
    productIds: roles.includes('service-provider') ? person.productIds : [],
    subMerchantIds: isMerchant ? person.subMerchantIds : [],
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
