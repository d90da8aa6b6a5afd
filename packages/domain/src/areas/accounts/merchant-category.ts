import * as z from 'zod/mini';

/** A merchant category code and its description. */
export const merchantCategorySchema = z.object({
  /** Merchant category code: four digits, such as 5942 for book stores. */
  mcc: z.string(),
  /** Description. */
  description: z.string(),
});
export type MerchantCategory = z.output<typeof merchantCategorySchema>;
