import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../../http/scope.ts';

interface OfProduct {
  readonly facilitatorId: AnyPgColumn;
  readonly spProductId: AnyPgColumn;
}

/** Rows of the products a person may see: its own for a provider, all for the facilitator's staff. */
export function ofProducts(scope: Scope, columns: OfProduct): SQL {
  const facilitator = eq(columns.facilitatorId, scope.facilitatorId);
  if (scope.everything) return facilitator;
  if (scope.productIds.length === 0) return sql`false`;
  const own = inArray(columns.spProductId, [...scope.productIds]);
  return and(facilitator, own) ?? sql`false`;
}
