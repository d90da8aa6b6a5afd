import {
  billingDescriptorLength,
  businessTypes,
  idTypes,
  isIdNumber,
  officerTitles,
} from '@payfac/domain/accounts';
import {
  addressSchema,
  businessAddressProblems,
  phoneNumber,
  website,
} from '@payfac/domain/contact';
import { day } from '@payfac/domain/time';
import { personName } from '@payfac/domain/users';
import { note, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

/** What may be told later, and taken back by null. */
const later = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const address = z.strictObject(addressSchema.shape);
/** Where a business operates. */
const businessLocation = address.check((context) => {
  for (const { path, message } of businessAddressProblems(context.value)) {
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  }
});
const digitsOfId = z.string().check(z.trim(), z.minLength(4), z.maxLength(20));

const businessFields = {
  /** What stands on the payer's statement. */
  billingDescriptor: later(
    z.string().check(
      z.trim(),
      z.minLength(3),
      z.maxLength(billingDescriptorLength),
      z.regex(/^[\w &'*.,#-]+$/, {
        error: "Use letters, digits, spaces and & ' * . , # - only.",
      }),
    ),
  ),
  /** Whether the tax id is an EIN or an SSN. */
  taxIdType: later(z.enum(idTypes)),
  /** Without separators. */
  taxId: later(digitsOfId),
  /** A US phone number of 10 digits. */
  phone: later(phoneNumber),
  /** Email address, such as `grace@mail.example`. */
  email: later(z.email()),
  /** The business's website. */
  website: later(website),
  /** What it is for, in words. */
  description: later(note(500)),
  /** Day the business began, `YYYY-MM-DD`. */
  startedOn: later(day),
  /** Street address where the business operates. */
  location: later(businessLocation),
};

const taxIdFits = z.refine<{
  readonly taxIdType?: (typeof idTypes)[number] | null | undefined;
  readonly taxId?: string | null | undefined;
}>(({ taxIdType, taxId }) => !taxId || isIdNumber(taxIdType ?? 'EIN', taxId), {
  error: 'Enter a number of the chosen type, without separators.',
  path: ['taxId'],
});

export const newBusinessSchema = z
  .strictObject({
    /** The name the merchant does business as. */
    dbaName: requiredText(120),
    /** The merchant's legal name. */
    legalName: requiredText(120),
    ...businessFields,
  })
  .check(taxIdFits);

export const businessChangesSchema = z
  .strictObject({
    /** The name the merchant does business as. */
    dbaName: z.optional(requiredText(120)),
    /** The merchant's legal name. */
    legalName: z.optional(requiredText(120)),
    ...businessFields,
  })
  .check(taxIdFits);

/** An owner as a person fills them in; one with an `ownerId` replaces the owner of that id. */
const ownerInputSchema = z
  .strictObject({
    /** Id of the owner, `own_…`, from the application. */
    ownerId: z.optional(z.string()),
    /** Given name of the person, as on their documents. */
    firstName: personName,
    /** Family name of the person, as on their documents. */
    lastName: personName,
    /** Office that the owner holds in the business. */
    title: later(z.enum(officerTitles)),
    /** Email address, such as `grace@mail.example`. */
    email: later(z.email()),
    /** A US phone number of 10 digits. */
    phone: later(phoneNumber),
    /** The day of birth. */
    dateOfBirth: later(day),
    /** The kind of identity document. */
    idType: later(z.enum(idTypes)),
    /** Without separators; absent keeps the number that is there. */
    idNumber: later(digitsOfId),
    /** Whole percent of the business. */
    ownership: later(z.int().check(z.minimum(0), z.maximum(100))),
    /** Whether the person controls the business. */
    isController: z.optional(z.boolean()),
    /** Street address where the owner lives. */
    address: later(address),
  })
  .check(
    z.refine(({ idType, idNumber }) => !idNumber || isIdNumber(idType ?? 'SSN', idNumber), {
      error: 'Enter a number of the chosen type, without separators.',
      path: ['idNumber'],
    }),
  );

/** All owners of a business; those left out are removed. */
export const ownersInputSchema = z.array(ownerInputSchema).check(z.maxLength(10));

/** How the business is owned. */
export const ownershipType = z.enum(businessTypes);
