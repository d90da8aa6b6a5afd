import * as z from 'zod/mini';

/** An https URL; null for none. */
export const httpsAddress = z.nullable(z.url({ protocol: /^https$/ }));

/** The terms and privacy notice a product's merchants accept. */
export const productTermsSchema = z.object({
  /** URL of the terms, https; null for the facilitator's. */
  termsUrl: httpsAddress,
  /** URL of the privacy notice, https; null for the facilitator's. */
  privacyUrl: httpsAddress,
});
export type ProductTerms = z.output<typeof productTermsSchema>;
