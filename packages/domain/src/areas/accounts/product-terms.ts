import * as z from 'zod/mini';

/** An https address, or none. */
export const httpsAddress = z.nullable(z.url({ protocol: /^https$/ }));

/** What a product's merchants accept. */
export const productTermsSchema = z.object({
  /** The https address of the terms; null for those of the facilitator. */
  termsUrl: httpsAddress,
  /** The https address of the privacy notice; null for that of the facilitator. */
  privacyUrl: httpsAddress,
});
export type ProductTerms = z.output<typeof productTermsSchema>;
