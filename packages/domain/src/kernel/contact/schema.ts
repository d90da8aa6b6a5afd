import * as z from 'zod/mini';
import { requiredText, text } from '../validation/text.ts';
import { isPhoneNumber } from './phone.ts';
import { usStates } from './us-states.ts';

/** A US phone number: 10 digits, without prefix or separators. */
export const phoneNumber = z
  .string()
  .check(z.refine(isPhoneNumber, { error: 'Enter the 10 digits of a US phone number.' }));

/**
 * An email address: atoms joined by dots (RFC 5321), and a domain with a top level; an international domain in its ASCII
 * form (`xn--…`). Zod's own pattern refuses `&` and other signs of an atom.
 */
export const emailAddress = /* @__PURE__ */ z.email({
  pattern:
    /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/,
});

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
