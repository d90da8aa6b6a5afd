import type { Application } from '@payfac/domain/accounts';
import type { DefaultValues } from 'react-hook-form';
import type { StepId } from '../../../shared/form/wizard/steps.ts';
import type { NewAccount, newAccount } from './schema.ts';

/** Only the fields with a value. */
function told<T extends object>(from: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(from).filter(([, value]) => value !== null && value !== undefined);
  // The same object without null values.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** The values saved on an earlier visit. Numbers of persons, businesses and bank accounts are never filled in again. */
export function filledInBefore(application: Application): DefaultValues<NewAccount> {
  const { identity, subMerchantDocs, spProductId, rules } = application;
  const { business, owners, ownershipType } = identity;
  const { legalName, dbaName, taxIdType, startedOn, phone, email } = business;
  const { billingDescriptor, description, website, location } = business;
  return {
    business: told({
      spProductId,
      ownershipType,
      legalName,
      dbaName,
      taxIdType: taxIdType ?? 'EIN',
      startedOn,
      phone,
      email,
    }),
    owners: {
      people:
        owners.length === 0
          ? [firstOwner]
          : owners.map(({ address, ...owner }) => ({
              ...told({ ...owner, idNumber: null }),
              ...address,
            })),
    },
    location: { ...location },
    processing: told({
      mcc: subMerchantDocs[0]?.mcc,
      billingDescriptor,
      description,
      website,
    }),
    review: { accepted: rules.acknowledged },
  };
}

/** The first owner is the controller unless another one is chosen. */
const firstOwner = { idType: 'SSN', isController: true } as const;

export const emptyAccount = (spProductId: string | undefined): DefaultValues<NewAccount> => ({
  business: told({ spProductId, taxIdType: 'EIN' as const }),
  owners: { people: [firstOwner] },
});

/** The first step without saved values. */
export function reachedBy(application: Application | undefined): StepId<typeof newAccount> {
  if (!application) return 'business';
  const { identity, subMerchantDocs, payoutBankAccounts } = application;
  if (identity.owners.length === 0) return 'owners';
  if (identity.business.location === null) return 'location';
  if (subMerchantDocs.some(({ mcc }) => mcc === null)) return 'processing';
  return payoutBankAccounts.length === 0 ? 'payout' : 'review';
}
