import { emailAddress } from '@payfac/domain/contact';
import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

const fields = {
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(z.nullable(emailAddress)),
  /** 10-digit US phone number. */
  mobileNumber: z.optional(
    z.nullable(
      z.string().check(z.regex(/^\d{10}$/, { error: 'Enter the 10 digits of a US phone number.' })),
    ),
  ),
  /** The customer's company. */
  company: z.optional(z.nullable(text(120))),
  /** Street address: first line. */
  street: z.optional(z.nullable(text(120))),
  /** City. */
  city: z.optional(z.nullable(text(80))),
  /** Two-letter US state code. */
  state: z.optional(z.nullable(text(2))),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z.optional(z.nullable(text(10))),
};

export const newCustomerSchema = z.strictObject({
  subMerchantId,
  /** Display name. */
  name: requiredText(120),
  ...fields,
});

export const customerChangesSchema = z.strictObject({
  /** Display name. */
  name: z.optional(requiredText(120)),
  ...fields,
});
