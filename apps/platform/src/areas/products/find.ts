import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';
import { ofProducts } from './scope.ts';

export type ProductRow = typeof spProducts.$inferSelect;

/** @throws CallFailure 404 for a product outside the caller's scope. */
export async function findProduct(
  queryable: Queryable,
  spProductId: string,
  { scope }: Pick<SessionContext, 'scope'>,
): Promise<ProductRow> {
  const [found] = await queryable
    .select()
    .from(spProducts)
    .where(and(eq(spProducts.spProductId, spProductId), ofProducts(scope, spProducts)));
  if (!found) throw notFound('The product', spProductId);
  return found;
}
