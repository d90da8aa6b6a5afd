import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../http/scope.ts';

interface OfProduct {
  readonly facilitatorId: AnyPgColumn;
  readonly spProductId: AnyPgColumn;
}

/** The products a user may see: a provider's own, or all of the facilitator's for its staff. */
export function ofProducts(scope: Scope, columns: OfProduct): SQL {
  const facilitator = eq(columns.facilitatorId, scope.facilitatorId);
  if (scope.everything) return facilitator;
  if (scope.productIds.length === 0) return sql`false`;
  const own = inArray(columns.spProductId, [...scope.productIds]);
  return and(facilitator, own) ?? sql`false`;
}
