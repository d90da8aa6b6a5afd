import { applications } from '@payfac/api/contract/applications';
import { idTypes, officerTitles } from '@payfac/domain/accounts';
import { bankAccountNumber, routingNumber } from '@payfac/domain/banking';
import { addressSchema, phoneNumber } from '@payfac/domain/contact';
import { day } from '@payfac/domain/time';
import { personName } from '@payfac/domain/users';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

const { spProductId, ownershipType, business, mcc } = applications.create.body.shape;
const { legalName, dbaName, taxIdType, taxId, startedOn, phone, email } = business.shape;
const { billingDescriptor, description, website } = business.shape;

/** An owner as the form has it: the home address beside the rest. */
const owner = z.strictObject({
  ownerId: z.optional(z.string()),
  firstName: personName,
  lastName: personName,
  title: z.enum(officerTitles),
  email: z.optional(z.email()),
  phone: z.optional(phoneNumber),
  dateOfBirth: day,
  idType: z.enum(idTypes),
  idNumber: z.optional(z.string()),
  /** Whole percent of the business. */
  ownership: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  isController: z.optional(z.boolean()),
  ...addressSchema.shape,
});

/** What a new account is asked for, step by step. */
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
