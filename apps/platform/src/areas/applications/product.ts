import { type BusinessType, businessTypeLabels } from '@payfac/domain/accounts';
import { and, eq } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { notFound } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { spProducts } from '../../kernel/database/schema/index.ts';

export type ProductRow = typeof spProducts.$inferSelect;

/** A product of the facilitator. @throws CallFailure 404. */
export async function findProductOf(
  queryable: Queryable,
  spProductId: string,
  facilitatorId: string,
): Promise<ProductRow> {
  const [found] = await queryable
    .select()
    .from(spProducts)
    .where(
      and(eq(spProducts.spProductId, spProductId), eq(spProducts.facilitatorId, facilitatorId)),
    );
  if (!found) throw notFound('The product', spProductId);
  return found;
}

/**
 * The product a merchant boards with: a provider's own, or any of the facilitator's for its staff and for applicants.
 * @throws CallFailure 404.
 */
export async function findBoardingProduct(
  queryable: Queryable,
  spProductId: string,
  { scope, granted }: Pick<SessionContext, 'scope' | 'granted'>,
): Promise<ProductRow> {
  const isOpenToAll =
    scope.everything || granted.memberships.some(({ role }) => role === 'applicant');
  if (!isOpenToAll && !scope.productIds.includes(spProductId)) {
    throw notFound('The product', spProductId);
  }
  return findProductOf(queryable, spProductId, scope.facilitatorId);
}

/** Why a product doesn't accept a merchant; undefined when it does. */
export function boardingProblem(
  { name, isActive, ownershipTypes, mccCodes }: ProductRow,
  merchant: { readonly ownershipType: BusinessType; readonly mcc?: string | null | undefined },
): string | undefined {
  if (!isActive) return `${name} takes no new merchants.`;
  if (!ownershipTypes.includes(merchant.ownershipType)) {
    const label = businessTypeLabels[merchant.ownershipType];
    return `${name} doesn’t take businesses of the type ${label}.`;
  }
  return merchant.mcc && !mccCodes.includes(merchant.mcc)
    ? `${name} doesn’t take the category ${merchant.mcc}.`
    : undefined;
}
