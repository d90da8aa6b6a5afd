import * as z from 'zod/mini';
import { requiredText, text } from '../validation/text.ts';
import { usStates } from './us-states.ts';

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
