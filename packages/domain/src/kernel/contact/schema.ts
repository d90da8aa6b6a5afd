import * as z from 'zod/mini';
import { requiredText, text } from '../validation/text.ts';
import { isPhoneNumber } from './phone.ts';
import { usStates } from './us-states.ts';

/** The 10 digits of a US phone number, without prefix or separators. */
export const phoneNumber = z
  .string()
  .check(z.refine(isPhoneNumber, { error: 'Enter the 10 digits of a US phone number.' }));

/** Five digits, or five and four. */
export const zipCode = z.string().check(
  z.trim(),
  z.regex(/^\d{5}(-\d{4})?$/, {
    error: 'Enter a ZIP code, such as 46204.',
  }),
);

/** A postal address in the United States. */
export const addressSchema = /* @__PURE__ */ z.object({
  /** First line of the address: street and number. */
  street: requiredText(120),
  /** Suite, floor or apartment. */
  unit: z.optional(text(40)),
  /** City of the address, in full. */
  city: requiredText(80),
  /** The US state by its two letters. */
  state: /* @__PURE__ */ z.enum(usStates),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: zipCode,
});

export type Address = z.output<typeof addressSchema>;
