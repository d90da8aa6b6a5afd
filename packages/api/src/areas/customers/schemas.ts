import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

const fields = {
  /** Email address, such as `grace@mail.example`. */
  email: z.optional(z.nullable(z.email())),
  /** A US phone number of 10 digits. */
  mobileNumber: z.optional(
    z.nullable(
      z.string().check(z.regex(/^\d{10}$/, { error: 'Enter the 10 digits of a US phone number.' })),
    ),
  ),
  /** Company that the customer works for. */
  company: z.optional(z.nullable(text(120))),
  /** First line of the address: street and number. */
  street: z.optional(z.nullable(text(120))),
  /** City of the address, in full. */
  city: z.optional(z.nullable(text(80))),
  /** The US state by its two letters. */
  state: z.optional(z.nullable(text(2))),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z.optional(z.nullable(text(10))),
};

export const newCustomerSchema = z.strictObject({
  subMerchantId,
  /** The name people see. */
  name: requiredText(120),
  ...fields,
});

export const customerChangesSchema = z.strictObject({
  /** The name people see. */
  name: z.optional(requiredText(120)),
  ...fields,
});
