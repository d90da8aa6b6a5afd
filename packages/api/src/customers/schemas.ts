import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';

const fields = {
  email: z.optional(z.nullable(z.email())),
  mobileNumber: z.optional(
    z.nullable(
      z.string().check(z.regex(/^\d{10}$/, { error: 'Enter the 10 digits of a US phone number.' })),
    ),
  ),
  company: z.optional(z.nullable(text(120))),
  street: z.optional(z.nullable(text(120))),
  city: z.optional(z.nullable(text(80))),
  state: z.optional(z.nullable(text(2))),
  zip: z.optional(z.nullable(text(10))),
};

export const newCustomerSchema = z.strictObject({
  subMerchantId: z.string(),
  name: requiredText(120),
  ...fields,
});

export const customerChangesSchema = z.strictObject({
  name: z.optional(requiredText(120)),
  ...fields,
});
