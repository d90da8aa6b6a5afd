import * as z from 'zod/mini';
import { addressSchema } from '../contact/index.ts';
import { day } from '../time/index.ts';
import { idTypes } from './id-numbers.ts';
import { businessTypes, officerTitles } from './ownership.ts';

/**
 * An owner or officer of a business. The documents give first and last name; the rest is what the
 * law asks of them. What has not been told yet is null.
 */
export const ownerSchema = z.object({
  ownerId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.nullable(z.enum(officerTitles)),
  email: z.nullable(z.string()),
  /** 10 digits. */
  phone: z.nullable(z.string()),
  dateOfBirth: z.nullable(day),
  idType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  idNumber: z.nullable(z.string()),
  /** Whole percent of the business held. */
  ownership: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** The person who runs the business, whatever their share. */
  isController: z.boolean(),
  address: z.nullable(addressSchema),
});
export type Owner = z.output<typeof ownerSchema>;

/** A business as its customers and the tax office know it. */
export const businessSchema = z.object({
  dbaName: z.string(),
  legalName: z.string(),
  /** What a payer reads on a card statement; at most 22 characters. */
  billingDescriptor: z.nullable(z.string()),
  taxIdType: z.nullable(z.enum(idTypes)),
  /** Masked but for its last four characters, unless the caller holds `pii.view`. */
  taxId: z.nullable(z.string()),
  /** 10 digits. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** What is sold, in the merchant's words. */
  description: z.nullable(z.string()),
  startedOn: z.nullable(day),
  location: z.nullable(addressSchema),
});
export type Business = z.output<typeof businessSchema>;

/** Who an application is for (document 1, section 3). */
export const identitySchema = z.object({
  ownershipType: z.enum(businessTypes),
  business: businessSchema,
  owners: z.array(ownerSchema),
});
export type Identity = z.output<typeof identitySchema>;

/** A card statement has room for this many characters. */
export const billingDescriptorLength = 22;
