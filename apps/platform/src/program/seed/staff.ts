import { demoPeople } from './data/people.ts';
import type { SeedMerchant } from './merchants.ts';
import type { Random } from './random.ts';

export interface StaffMember {
  readonly userId: string;
  readonly username: string;
}

export const staffMember = (login: string, facilitatorId: string): StaffMember => ({
  userId: `usr_${facilitatorId}_${login}`,
  username: `${login}@${facilitatorId}`,
});

/** A brand's live merchants, busiest first: the positions in the list of demo users refer to it. */
export const liveMerchantsOf = (
  merchants: readonly SeedMerchant[],
  facilitatorId: string,
): readonly SeedMerchant[] =>
  merchants
    .filter(({ isLive, product }) => isLive && product.facilitatorId === facilitatorId)
    .toSorted((one, other) => other.volume - one.volume);

const atTheTill: ReadonlySet<string> = new Set(['manager', 'employee', 'clerk']);

/** Picks the demo user who acted at a merchant; undefined when none works there. */
export function createStaff(
  merchants: readonly SeedMerchant[],
): (merchant: SeedMerchant, random: Random) => StaffMember | undefined {
  const byMerchant = new Map<SeedMerchant, StaffMember[]>();
  for (const facilitatorId of new Set(merchants.map(({ product }) => product.facilitatorId))) {
    const live = liveMerchantsOf(merchants, facilitatorId);
    for (const { login, merchants: places = [] } of demoPeople) {
      if (!atTheTill.has(login)) continue;
      for (const merchant of places.flatMap((place) => live[place] ?? [])) {
        const team = byMerchant.get(merchant) ?? [];
        team.push(staffMember(login, facilitatorId));
        byMerchant.set(merchant, team);
      }
    }
  }
  return (merchant, random) => {
    const team = byMerchant.get(merchant);
    return team && random.pick(team);
  };
}
