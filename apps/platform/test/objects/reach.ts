import { type Endpoint, isForKeys } from '@payfac/api/contract';
import {
  type Ability,
  grants,
  isBrandWide,
  type Membership,
  type Position,
  type Role,
  reaches,
} from '@payfac/domain/access';
import type { Reach } from '../proof/proof.ts';
import type { ObjectCall } from '../proofs.ts';
import type { Place } from './places.ts';

/*
 * Which caller reaches which objects, computed from the table of roles, the abilities that the contract requires, and
 * where each role is held. The platform may make no exception to this rule. Tests in domain check the table of roles
 * against the requirements, and the areas' proofs the required abilities.
 */

/** The product and account of each place's objects. */
export type Positions = Readonly<
  Record<Place, { readonly spProductId: string; readonly subMerchantId: string }>
>;

export interface Caller {
  readonly memberships: readonly Membership[];
  readonly isKey?: boolean;
}

/** `refused` without the ability, `hidden` as if the object didn't exist, or `reached`. */
export type Verdict = 'refused' | 'hidden' | 'reached';

/** The roles that receive the planted notification, of a failed payout. */
const toldOfPayouts: ReadonlySet<Role> = new Set<Role>(['manager', 'accounting']);

const isOfProduct = ({ place }: Membership, at: Position): boolean =>
  place.kind === 'product' && place.spProductId === at.spProductId;

/** Whether a membership that grants a call reaches an object of the caller's facilitator. */
const reachOf: Readonly<Record<Reach, (held: Membership, at: Position) => boolean>> = {
  account: reaches,
  staff: isBrandWide,
  product: (held, at) => isBrandWide(held) || isOfProduct(held, at),
  catalog: () => true,
  offer: (held, at) => isBrandWide(held) || isOfProduct(held, at) || held.role === 'applicant',
  person: (held, at) => grants(held, 'users.manage') && reaches(held, at),
  self: () => false,
  inbox: (held, at) =>
    toldOfPayouts.has(held.role) && held.place.kind === 'account' && reaches(held, at),
};

const grantsAny = (held: Membership, abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => grants(held, ability));

/** The memberships of a caller that grant a call. */
export const grantingOf = (
  { access }: Pick<Endpoint, 'access'>,
  { memberships }: Caller,
): readonly Membership[] =>
  typeof access === 'string' ? memberships : memberships.filter((one) => grantsAny(one, access));

/** Whether a caller may make a call at all. */
export const mayCall = (endpoint: Endpoint, caller: Caller): boolean =>
  caller.isKey === true && !isForKeys(endpoint)
    ? false
    : typeof endpoint.access === 'string' || grantingOf(endpoint, caller).length > 0;

/** Whether a caller who may make a call reaches a place's objects with it. */
export const reachesWith = (
  reach: Reach,
  endpoint: Endpoint,
  caller: Caller,
  place: Place,
  positions: Positions,
): boolean =>
  place !== 'otherFacilitator' &&
  grantingOf(endpoint, caller).some((held) => reachOf[reach](held, positions[place]));

export function verdictFor(
  { endpoint, reach, sent: { asks } }: ObjectCall,
  caller: Caller,
  place: Place,
  positions: Positions,
): Verdict {
  if (!mayCall(endpoint, caller)) return 'refused';
  if (!reachesWith(reach, endpoint, caller, place, positions)) return 'hidden';
  const at = positions[place];
  const holdsMore =
    asks === undefined ||
    caller.memberships.some((held) => grantsAny(held, asks) && reaches(held, at));
  return holdsMore ? 'reached' : 'refused';
}
