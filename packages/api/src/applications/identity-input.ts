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
  taxIdType: later(z.enum(idTypes)),
  /** Without separators. */
  taxId: later(digitsOfId),
  phone: later(phoneNumber),
  email: later(z.email()),
  website: later(website),
  description: later(note(500)),
  startedOn: later(day),
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
    dbaName: requiredText(120),
    legalName: requiredText(120),
    ...businessFields,
  })
  .check(taxIdFits);

export const businessChangesSchema = z
  .strictObject({
    dbaName: z.optional(requiredText(120)),
    legalName: z.optional(requiredText(120)),
    ...businessFields,
  })
  .check(taxIdFits);

/** An owner as a person fills them in; one with an `ownerId` replaces the owner of that id. */
const ownerInputSchema = z
  .strictObject({
    ownerId: z.optional(z.string()),
    firstName: personName,
    lastName: personName,
    title: later(z.enum(officerTitles)),
    email: later(z.email()),
    phone: later(phoneNumber),
    dateOfBirth: later(day),
    idType: later(z.enum(idTypes)),
    /** Without separators; absent keeps the number that is there. */
    idNumber: later(digitsOfId),
    /** Whole percent of the business. */
    ownership: later(z.int().check(z.minimum(0), z.maximum(100))),
    isController: z.optional(z.boolean()),
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

export const ownershipType = z.enum(businessTypes);
