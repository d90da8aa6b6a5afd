import { applications } from '@payfac/api/contract/applications';
import { type Application, idTypes, officerTitles } from '@payfac/domain/accounts';
import { bankAccountNumber, routingNumber } from '@payfac/domain/banking';
import { addressSchema, emailAddress, phoneNumber } from '@payfac/domain/contact';
import { day } from '@payfac/domain/time';
import { personName } from '@payfac/domain/users';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { StepId } from '../../../shared/form/wizard/steps.ts';
import type { WizardHandle } from '../../../shared/form/wizard/use-wizard.ts';

const { spProductId, ownershipType, business, mcc } = applications.create.body.shape;
const { legalName, dbaName, taxIdType, taxId, startedOn, phone, email } = business.shape;
const { billingDescriptor, description, website } = business.shape;

/** An owner in the form's shape, with the home address on the same level. */
const owner = z.strictObject({
  ownerId: z.optional(z.string()),
  firstName: personName,
  lastName: personName,
  title: z.enum(officerTitles),
  email: z.optional(emailAddress),
  phone: z.optional(phoneNumber),
  dateOfBirth: day,
  idType: z.enum(idTypes),
  idNumber: z.optional(z.string()),
  /** Whole percent of the business. */
  ownership: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  isController: z.optional(z.boolean()),
  ...addressSchema.shape,
});

/** The fields of a new account, by step. */
export const newAccount = z.strictObject({
  business: z.strictObject({
    spProductId,
    ownershipType,
    legalName,
    dbaName,
    taxIdType,
    taxId,
    startedOn,
    phone,
    email,
  }),
  owners: z.strictObject({ people: z.array(owner).check(z.minLength(1), z.maxLength(10)) }),
  location: z.strictObject(addressSchema.shape),
  processing: z.strictObject({ mcc, billingDescriptor, description, website }),
  payout: z.strictObject({
    accountHolderName: z.optional(requiredText(120)),
    routingNumber: z.optional(routingNumber),
    accountNumber: z.optional(bankAccountNumber),
  }),
  review: z.strictObject({ accepted: z.optional(z.boolean()) }),
});

export type NewAccount = z.output<typeof newAccount>;
export type Owner = NewAccount['owners']['people'][number];

type Step = StepId<typeof newAccount>;

const steps: readonly Step[] = ['business', 'processing', 'location'];

const ofBusiness = (field: string): string | undefined => {
  if (field.startsWith('location.')) return field;
  if (field === 'location') return 'location.street';
  const step = steps.find((each) => Object.hasOwn(newAccount.shape[each].shape, field));
  return step === undefined ? undefined : `${step}.${field}`;
};

const fixed: Readonly<Record<string, string>> = {
  mcc: 'processing.mcc',
  spProductId: 'business.spProductId',
  ownershipType: 'business.ownershipType',
  owners: 'owners.people.0.isController',
  payoutBankAccounts: 'payout.accountNumber',
  acknowledged: 'review.accepted',
  'rules.acknowledged': 'review.accepted',
};

/** The form field for a problem of any call on an application. */
export function fieldOf(path: string, step: Step): string | undefined {
  const named = path.replace(/^identity\./, '').replace(/^subMerchantDocs\.\d+\./, '');
  if (fixed[named] !== undefined) return fixed[named];
  const [area = '', ...rest] = named.split('.');
  if (area === 'business') return ofBusiness(rest.join('.'));
  if (area === 'owners') {
    const [index = '0', ...field] = rest.filter((part) => part !== 'address');
    return `owners.people.${index}.${field.length === 0 ? 'street' : field.join('.')}`;
  }
  return step === 'payout' ? `payout.${named}` : undefined;
}

export interface StepProps {
  readonly wizard: WizardHandle<typeof newAccount>;
  /** The saved application; undefined until the first step is saved. */
  readonly application: Application | undefined;
}
