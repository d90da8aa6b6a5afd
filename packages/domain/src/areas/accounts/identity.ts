import * as z from 'zod/mini';
import { addressSchema } from '../../kernel/contact/index.ts';
import { day } from '../../kernel/time/index.ts';
import { idTypes } from './id-numbers.ts';
import { businessTypes, officerTitles } from './ownership.ts';

/** An owner or officer of a business, with what the law requires of them. What is not known yet is null. */
export const ownerSchema = z.object({
  /** Id of the owner, `own_…`, from the application. */
  ownerId: z.string(),
  /** Given name of the person, as on their documents. */
  firstName: z.string(),
  /** Family name of the person, as on their documents. */
  lastName: z.string(),
  /** Office that the owner holds in the business. */
  title: z.nullable(z.enum(officerTitles)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** US telephone number: ten digits without separators. */
  phone: z.nullable(z.string()),
  /** The day of birth. */
  dateOfBirth: z.nullable(day),
  /** The kind of identity document. */
  idType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  idNumber: z.nullable(z.string()),
  /** Whole percent of the business held. */
  ownership: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** The person who runs the business, whatever their share. */
  isController: z.boolean(),
  /** Street address where the owner lives. */
  address: z.nullable(addressSchema),
});
export type Owner = z.output<typeof ownerSchema>;

/** A business as its customers and the tax office know it. */
export const businessSchema = z.object({
  /** The name the merchant does business as. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** What a payer reads on a card statement; at most 22 characters. */
  billingDescriptor: z.nullable(z.string()),
  /** Whether the tax id is an EIN or an SSN. */
  taxIdType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  taxId: z.nullable(z.string()),
  /** US telephone number: ten digits without separators. */
  phone: z.nullable(z.string()),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** The business's website. */
  website: z.nullable(z.string()),
  /** What is sold, in the merchant's words. */
  description: z.nullable(z.string()),
  /** Day the business began, `YYYY-MM-DD`. */
  startedOn: z.nullable(day),
  /** Street address where the business operates. */
  location: z.nullable(addressSchema),
});
export type Business = z.output<typeof businessSchema>;

/** Who an application is for. */
export const identitySchema = z.object({
  /** How the business is owned. */
  ownershipType: z.enum(businessTypes),
  /** Names, tax id, contact and address of the business. */
  business: businessSchema,
  /** Who owns the business. */
  owners: z.array(ownerSchema),
});
export type Identity = z.output<typeof identitySchema>;

/** A card statement has room for this many characters. */
export const billingDescriptorLength = 22;
