import type { Application } from './application.ts';
import type { Identity, Owner } from './identity.ts';
import { entityOwnerTypeOf } from './ownership.ts';

/** A missing part of an application: its path, and a message. */
export interface MissingPart {
  readonly path: string;
  readonly message: string;
}

const needed: readonly (readonly [keyof Identity['business'], string])[] = [
  ['billingDescriptor', 'Enter the statement descriptor.'],
  ['taxId', 'Enter the business tax ID.'],
  ['phone', 'Enter the business phone number.'],
  ['email', 'Enter the business email address.'],
  ['description', 'Describe what the business sells.'],
  ['location', 'Enter the business address.'],
];

const neededOfOwner: readonly (readonly [keyof Owner, string])[] = [
  ['title', 'Choose a title.'],
  ['dateOfBirth', 'Enter the date of birth.'],
  ['idNumber', 'Enter the ID number.'],
  ['address', 'Enter the home address.'],
];

const isEmpty = (value: unknown): boolean => value === null || value === '';

function missingOfOwners({ ownershipType, owners }: Identity): MissingPart[] {
  const missing = owners.flatMap((owner, index) =>
    neededOfOwner
      .filter(([field]) => isEmpty(owner[field]))
      .map(([field, message]) => ({ path: `identity.owners.${index}.${field}`, message })),
  );
  const say = (message: string) => missing.push({ path: 'identity.owners', message });
  if (!owners.some(({ isController }) => isController))
    say('Add the person who runs the business.');
  if (entityOwnerTypeOf(ownershipType) === 'individual' && owners.length !== 1)
    say('A sole proprietorship has one owner.');
  if (owners.reduce((total, { ownership }) => total + (ownership ?? 0), 0) > 100)
    say('Ownership can’t exceed 100% in total.');
  return missing;
}

/** The parts missing before an application can be submitted; empty when it is complete. */
export function missingForSubmission(
  application: Pick<Application, 'identity' | 'payoutBankAccounts' | 'rules'> & {
    readonly subMerchantDocs: readonly { readonly mcc: string | null }[];
  },
): MissingPart[] {
  const { identity, subMerchantDocs, payoutBankAccounts, rules } = application;
  const missing: MissingPart[] = needed
    .filter(([field]) => isEmpty(identity.business[field]))
    .map(([field, message]) => ({ path: `identity.business.${field}`, message }));
  missing.push(...missingOfOwners(identity));
  for (const [index, { mcc }] of subMerchantDocs.entries())
    if (isEmpty(mcc))
      missing.push({ path: `subMerchantDocs.${index}.mcc`, message: 'Choose a category code.' });
  if (payoutBankAccounts.length === 0)
    missing.push({ path: 'payoutBankAccounts', message: 'Add an account for payouts.' });
  if (!rules.acknowledged)
    missing.push({ path: 'rules.acknowledged', message: 'Accept the terms and conditions.' });
  return missing;
}
