import * as z from 'zod/mini';
import { requiredText, text } from '../validation/text.ts';
import { isPhoneNumber } from './phone.ts';
import { usStates } from './us-states.ts';

/** A US phone number: 10 digits, without prefix or separators. */
export const phoneNumber = z
  .string()
  .check(z.refine(isPhoneNumber, { error: 'Enter the 10 digits of a US phone number.' }));

/** A ZIP code: five digits, or ZIP+4. */
export const zipCode = z.string().check(
  z.trim(),
  z.regex(/^\d{5}(-\d{4})?$/, {
    error: 'Enter a ZIP code, such as 46204.',
  }),
);

/** A US postal address. */
export const addressSchema = /* @__PURE__ */ z.object({
  /** Street address: first line. */
  street: requiredText(120),
  /** Suite, floor or apartment. */
  unit: z.optional(text(40)),
  /** City. */
  city: requiredText(80),
  /** Two-letter US state code. */
  state: /* @__PURE__ */ z.enum(usStates),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: zipCode,
});

export type Address = z.output<typeof addressSchema>;
