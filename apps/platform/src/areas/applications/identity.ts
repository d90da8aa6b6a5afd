import type { applications as contract } from '@payfac/api/contract';
import { type Business, type Identity, type Owner, ownerProblems } from '@payfac/domain/accounts';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { newId } from '../../kernel/database/ids.ts';

type NewBody = HandlerInput<typeof contract.create>['body'];
type Changes = HandlerInput<typeof contract.updateSubMerchant>['body'];
type OwnerInput = NonNullable<NewBody['owners']>[number];
type BusinessInput = NonNullable<Changes['business']>;

const untold: Business = {
  dbaName: '',
  legalName: '',
  billingDescriptor: null,
  taxIdType: null,
  taxId: null,
  phone: null,
  email: null,
  website: null,
  description: null,
  startedOn: null,
  location: null,
};

const untoldOwner: Omit<Owner, 'ownerId' | 'firstName' | 'lastName'> = {
  title: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  idType: null,
  idNumber: null,
  ownership: null,
  isController: false,
  address: null,
};

/** The fields that were sent: an absent field is unchanged, null clears it. */
function told<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same object without absent fields
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

const changedBusiness = (before: Business, input: BusinessInput): Business => ({
  ...before,
  ...told(input),
});

/** When an identity changes, and in which zone: the facilitator's local day decides owners' ages. */
interface Moment {
  readonly now: Date;
  readonly zone: string;
}

/** @throws CallFailure 400 for an unknown owner, or one who can't be an owner on the day of the change. */
function changedOwners(
  before: readonly Owner[],
  inputs: readonly OwnerInput[],
  at: Moment,
): Owner[] {
  const owners = inputs.map((input, index) => {
    const known = before.find(({ ownerId }) => ownerId === input.ownerId);
    if (input.ownerId !== undefined && !known) {
      throw invalid([{ path: `owners.${index}.ownerId`, message: 'There is no such owner.' }]);
    }
    const { ownerId = newId('own') } = input;
    return { ...untoldOwner, idNumber: known?.idNumber ?? null, ...told(input), ownerId };
  });
  const problems = ownerProblems(owners, at.now, at.zone);
  if (problems.length > 0) {
    throw invalid(problems.map(({ path, message }) => ({ path: `owners.${path}`, message })));
  }
  return owners;
}

export const newIdentity = (
  { ownershipType, business, owners = [] }: NewBody,
  at: Moment,
): Identity => ({
  ownershipType,
  business: changedBusiness(untold, business),
  owners: changedOwners([], owners, at),
});

/** An identity with a call's changes applied. */
export const changedIdentity = (
  before: Identity,
  { business, owners }: Pick<Changes, 'business' | 'owners'>,
  at: Moment,
): Identity => ({
  ...before,
  business: business ? changedBusiness(before.business, business) : before.business,
  owners: owners ? changedOwners(before.owners, owners, at) : before.owners,
});
