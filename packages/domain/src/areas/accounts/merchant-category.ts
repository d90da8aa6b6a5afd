import * as z from 'zod/mini';

/** A merchant category code and what it stands for. */
export const merchantCategorySchema = z.object({
  /** Merchant category code: four digits, such as 5942 for book stores. */
  mcc: z.string(),
  /** What it is for, in words. */
  description: z.string(),
});
export type MerchantCategory = z.output<typeof merchantCategorySchema>;
