import * as z from 'zod/mini';
import { addressSchema } from '../../kernel/contact/index.ts';
import { day } from '../../kernel/time/index.ts';
import { idTypes } from './id-numbers.ts';
import { businessTypes, officerTitles } from './ownership.ts';

/** An owner or officer of a business, with the details the law requires. Null means not known yet. */
export const ownerSchema = z.object({
  /** Id of the owner, `own_…`, from the application. */
  ownerId: z.string(),
  /** First name, as on the person's ID. */
  firstName: z.string(),
  /** Last name, as on the person's ID. */
  lastName: z.string(),
  /** Officer title in the business. */
  title: z.nullable(z.enum(officerTitles)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** US phone number: 10 digits, no separators. */
  phone: z.nullable(z.string()),
  /** Date of birth. */
  dateOfBirth: z.nullable(day),
  /** Type of the id number. */
  idType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  idNumber: z.nullable(z.string()),
  /** Ownership share, as a whole percentage. */
  ownership: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** True for the controller: the person who runs the business, whatever their share. */
  isController: z.boolean(),
  /** Home address. */
  address: z.nullable(addressSchema),
});
export type Owner = z.output<typeof ownerSchema>;

/** A business as its customers and the IRS know it. */
export const businessSchema = z.object({
  /** DBA name: the name customers know the business by. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** Descriptor on the payer's card statement; at most 22 characters. */
  billingDescriptor: z.nullable(z.string()),
  /** Type of the tax id: EIN or SSN. */
  taxIdType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  taxId: z.nullable(z.string()),
  /** US phone number: 10 digits, no separators. */
  phone: z.nullable(z.string()),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** The business's website. */
  website: z.nullable(z.string()),
  /** Products or services sold, in the merchant's words. */
  description: z.nullable(z.string()),
  /** Date the business started, `YYYY-MM-DD`. */
  startedOn: z.nullable(day),
  /** Business address. */
  location: z.nullable(addressSchema),
});
export type Business = z.output<typeof businessSchema>;

/** Identity of the business and owners an application is for. */
export const identitySchema = z.object({
  /** Ownership type of the business. */
  ownershipType: z.enum(businessTypes),
  /** Names, tax id, contact and address of the business. */
  business: businessSchema,
  /** Owners of the business. */
  owners: z.array(ownerSchema),
});
export type Identity = z.output<typeof identitySchema>;

/** Maximum length of a billing descriptor, in characters. */
export const billingDescriptorLength = 22;
