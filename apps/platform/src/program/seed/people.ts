import { type Membership, type Place, placeKindOf, type Role } from '@payfac/domain/access';
import { membershipRow } from '../../http/sessions/memberships.ts';
import { hashPassword } from '../../http/sessions/passwords.ts';
import { seedBrands, seedProducts } from './data/brands.ts';
import { firstNames, lastNames } from './data/names.ts';
import { type DemoPerson, demoPassword, demoPeople } from './data/people.ts';
import { type SeedMerchant, subMerchantIdOf } from './merchants.ts';
import { createRandom, type Random } from './random.ts';
import type { SeedRows } from './rows.ts';
import { liveMerchantsOf, staffMember } from './staff.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A user's accounts: the one they apply for, or positions in the list of live merchants. */
function accountIdsOf(
  person: Pick<DemoPerson, 'merchants' | 'isApplicant'>,
  facilitatorId: string,
  merchants: readonly SeedMerchant[],
): readonly string[] {
  if (person.isApplicant) {
    const applied = merchants.find(
      ({ status, product }) => status === 'identity' && product.facilitatorId === facilitatorId,
    );
    return applied ? [subMerchantIdOf(applied)] : [];
  }
  const live = liveMerchantsOf(merchants, facilitatorId);
  return (person.merchants ?? []).flatMap((place) => live[place] ?? []).map(subMerchantIdOf);
}

/** A user's memberships: each role where it is held. */
function holdingsOf(
  person: DemoPerson,
  facilitatorId: string,
  merchants: readonly SeedMerchant[],
): readonly Membership[] {
  const product = seedProducts.find((one) => one.facilitatorId === facilitatorId);
  const placesOf = (role: Role, at: Parameters<typeof accountIdsOf>[0]): readonly Place[] => {
    if (placeKindOf[role] === 'brand') return [{ kind: 'brand' }];
    if (placeKindOf[role] === 'product') {
      return product ? [{ kind: 'product', spProductId: product.spProductId }] : [];
    }
    return accountIdsOf(at, facilitatorId, merchants).map((subMerchantId) => ({
      kind: 'account',
      subMerchantId,
    }));
  };
  const own = person.roles.flatMap((role) =>
    placesOf(role, person).map((place): Membership => ({ role, place })),
  );
  const { also } = person;
  if (!also) return own;
  const { role } = also;
  return [...own, ...placesOf(role, also).map((place): Membership => ({ role, place }))];
}

/** A user with a forced password reset hasn't signed in yet; a locked one last signed in the day before. */
function lastSignInOf(
  { forcePasswordReset, isLocked }: DemoPerson,
  random: Random,
  anchor: Date,
): Date | undefined {
  if (forcePasswordReset) return undefined;
  const ago = isLocked ? 3 * dayMs : random.int(2 * hourMs, 30 * hourMs);
  return new Date(anchor.getTime() - ago);
}

/** Ended long ago, so its cookie is useless. */
function endedSignOn(
  { userId, facilitatorId }: { readonly userId: string; readonly facilitatorId: string },
  createdAt: Date,
): SeedRows['signOns'][number] {
  const endedAt = new Date(createdAt.getTime() + hourMs);
  return {
    signOnId: `sgn_${userId}`,
    cookieHash: `ended:${userId}`,
    userId,
    facilitatorId,
    ip: '198.51.100.20',
    userAgent: null,
    createdAt,
    lastSeenAt: endedAt,
    endedAt,
  };
}

/**
 * Adds both brands' demo users. All have the demo password, which isn't secret, so they share its hash: computing it
 * thirty times would only slow the first start down.
 */
export async function addPeople(
  rows: SeedRows,
  merchants: readonly SeedMerchant[],
  anchor: Date,
): Promise<void> {
  const random = createRandom('people');
  const signIns = createRandom('sign-ins');
  const passwordHash = await hashPassword(demoPassword);
  const createdAt = new Date(anchor.getTime() - 400 * dayMs);
  for (const { facilitatorId } of seedBrands) {
    for (const person of demoPeople) {
      const { userId, username } = staffMember(person.login, facilitatorId);
      const forcePasswordReset = person.forcePasswordReset === true;
      rows.users.push({
        userId,
        facilitatorId,
        username,
        email: `${person.login}@${facilitatorId}.example`,
        name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
        passwordHash,
        theme: {},
        preferences: {},
        forcePasswordReset,
        passwordChangedAt: createdAt,
        lockedAt: person.isLocked ? new Date(anchor.getTime() - 2 * dayMs) : null,
        createdAt,
        updatedAt: createdAt,
      });
      const signedInAt = lastSignInOf(person, signIns, anchor);
      if (signedInAt) rows.signOns.push(endedSignOn({ userId, facilitatorId }, signedInAt));
      for (const one of holdingsOf(person, facilitatorId, merchants)) {
        const entry = { ...one, forcePasswordReset };
        rows.memberships.push(membershipRow({ userId, facilitatorId }, entry, createdAt));
      }
    }
  }
}
