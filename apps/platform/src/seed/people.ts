import { isMerchantRole } from '@payfac/domain/access';
import { hashPassword } from '../sessions/passwords.ts';
import { seedBrands, seedProducts } from './data/brands.ts';
import { firstNames, lastNames } from './data/names.ts';
import { type DemoPerson, demoPassword, demoPeople } from './data/people.ts';
import { applicationIdOf, type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import { createRandom } from './random.ts';
import type { SeedRows } from './rows.ts';
import { liveMerchantsOf, staffMember } from './staff.ts';

const dayMs = 86_400_000;

/** The accounts a person holds. */
function accountsOf(
  person: DemoPerson,
  facilitatorId: string,
  merchants: readonly SeedMerchant[],
): readonly SeedMerchant[] {
  if (person.isApplicant) {
    const applied = merchants.find(
      ({ status, product }) => status === 'identity' && product.facilitatorId === facilitatorId,
    );
    return applied ? [applied] : [];
  }
  const live = liveMerchantsOf(merchants, facilitatorId);
  return (person.merchants ?? []).flatMap((place) => live[place] ?? []);
}

/**
 * Puts the demo people of both brands in. All have the demo password, which is no secret, and so
 * they share its hash: working it out thirty times would only slow the first start down.
 */
export async function addPeople(
  rows: SeedRows,
  merchants: readonly SeedMerchant[],
  anchor: Date,
): Promise<void> {
  const random = createRandom('people');
  const passwordHash = await hashPassword(demoPassword);
  const createdAt = new Date(anchor.getTime() - 400 * dayMs);
  for (const { facilitatorId } of seedBrands) {
    for (const person of demoPeople) {
      const { userId, username } = staffMember(person.login, facilitatorId);
      const accounts = accountsOf(person, facilitatorId, merchants);
      const product = seedProducts.find((one) => one.facilitatorId === facilitatorId);
      rows.users.push({
        userId,
        facilitatorId,
        username,
        email: `${person.login}@${facilitatorId}.example`,
        name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
        passwordHash,
        acl: person.roles.map((role) => ({
          role,
          forcePasswordReset: person.forcePasswordReset === true,
        })),
        roles: [...person.roles],
        applicationIds: accounts.map(applicationIdOf),
        subMerchantIds: person.roles.every(isMerchantRole) ? accounts.map(subMerchantIdOf) : [],
        productIds: person.isProvider && product ? [product.spProductId] : [],
        theme: {},
        preferences: {},
        forcePasswordReset: person.forcePasswordReset === true,
        passwordChangedAt: createdAt,
        lockedAt: person.isLocked ? new Date(anchor.getTime() - 2 * dayMs) : null,
        createdAt,
        updatedAt: createdAt,
      });
    }
  }
}
