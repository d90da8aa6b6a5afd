import type { Ability } from '@payfac/domain/access';
import { type KeyGrant, missingAbilities, usualKeyAbilities } from '@payfac/domain/api-keys';
import { and, eq, inArray } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { forbidden, notFound } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import { subMerchants } from '../../kernel/database/schema/index.ts';

/** A key's default abilities: a service provider's, as far as its creator holds them. */
export function usualOf(
  { holder }: Pick<SessionContext, 'holder'>,
  spProductId: string,
  subMerchantIds: readonly string[],
): readonly Ability[] {
  const key = { spProductId, subMerchantIds, abilities: usualKeyAbilities };
  const lacking = new Set(missingAbilities(holder.memberships, key));
  return usualKeyAbilities.filter((ability) => !lacking.has(ability));
}

/**
 * A user can't grant a key more than they hold.
 * @throws CallFailure 404 for an account outside the product, 403 for an ability the user lacks.
 */
export async function requireGrant(
  queryable: Queryable,
  key: KeyGrant,
  { holder }: Pick<SessionContext, 'holder'>,
): Promise<void> {
  const { spProductId, subMerchantIds } = key;
  if (subMerchantIds.length > 0) {
    const rows = await queryable
      .select({ id: subMerchants.subMerchantId })
      .from(subMerchants)
      .where(
        and(
          eq(subMerchants.spProductId, spProductId),
          inArray(subMerchants.subMerchantId, [...subMerchantIds]),
        ),
      );
    const found = new Set(rows.map(({ id }) => id));
    const missing = subMerchantIds.find((id) => !found.has(id));
    if (missing !== undefined) throw notFound('The account', missing);
  }
  const lacking = missingAbilities(holder.memberships, key);
  if (lacking.length === 0) return;
  throw forbidden(
    `You can’t give a key abilities you don’t have: ${lacking.join(', ')}.`,
    'ABILITY_NOT_GRANTABLE',
  );
}
