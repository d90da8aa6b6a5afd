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
  emailAddress,
  phoneNumber,
  website,
} from '@payfac/domain/contact';
import { day } from '@payfac/domain/time';
import { personName } from '@payfac/domain/users';
import { note, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';

/** A value that can be given later, and cleared with null. */
const later = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

const address = z.strictObject(addressSchema.shape);
/** Address where a business operates; a PO box is refused. */
const businessLocation = address.check((context) => {
  for (const { path, message } of businessAddressProblems(context.value)) {
    context.issues.push({ code: 'custom', path: [path], message, input: context.value });
  }
});
const digitsOfId = z.string().check(z.trim(), z.minLength(4), z.maxLength(20));

const businessFields = {
  /** Descriptor on the payer's card statement. */
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
  /** Type of the tax id: EIN or SSN. */
  taxIdType: later(z.enum(idTypes)),
  /** Tax id, without separators. */
  taxId: later(digitsOfId),
  /** 10-digit US phone number. */
  phone: later(phoneNumber),
  /** Email address, such as `grace@mail.example`. */
  email: later(emailAddress),
  /** The business's website. */
  website: later(website),
  /** Description. */
  description: later(note(500)),
  /** Date the business started, `YYYY-MM-DD`. */
  startedOn: later(day),
  /** Business address. */
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
    /** DBA name: the name customers know the business by. */
    dbaName: requiredText(120),
    /** The merchant's legal name. */
    legalName: requiredText(120),
    ...businessFields,
  })
  .check(taxIdFits);

export const businessChangesSchema = z
  .strictObject({
    /** DBA name: the name customers know the business by. */
    dbaName: z.optional(requiredText(120)),
    /** The merchant's legal name. */
    legalName: z.optional(requiredText(120)),
    ...businessFields,
  })
  .check(taxIdFits);

/** An owner as entered; one with an `ownerId` replaces the owner with that id. */
const ownerInputSchema = z
  .strictObject({
    /** Id of the owner, `own_…`, from the application. */
    ownerId: z.optional(z.string()),
    /** First name, as on the person's ID. */
    firstName: personName,
    /** Last name, as on the person's ID. */
    lastName: personName,
    /** Officer title in the business. */
    title: later(z.enum(officerTitles)),
    /** Email address, such as `grace@mail.example`. */
    email: later(emailAddress),
    /** 10-digit US phone number. */
    phone: later(phoneNumber),
    /** Date of birth. */
    dateOfBirth: later(day),
    /** Type of the id number. */
    idType: later(z.enum(idTypes)),
    /** Id number, without separators; absent keeps the current one. */
    idNumber: later(digitsOfId),
    /** Ownership share, as a whole percentage. */
    ownership: later(z.int().check(z.minimum(0), z.maximum(100))),
    /** True for the controller: the person who runs the business. */
    isController: z.optional(z.boolean()),
    /** Home address. */
    address: later(address),
  })
  .check(
    z.refine(({ idType, idNumber }) => !idNumber || isIdNumber(idType ?? 'SSN', idNumber), {
      error: 'Enter a number of the chosen type, without separators.',
      path: ['idNumber'],
    }),
  );

/** All owners of a business; owners left out are removed. */
export const ownersInputSchema = z.array(ownerInputSchema).check(z.maxLength(10));

/** Ownership type of the business. */
export const ownershipType = z.enum(businessTypes);
