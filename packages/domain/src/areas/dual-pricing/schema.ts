import * as z from 'zod/mini';
import { rate } from '../../kernel/money/index.ts';

/** Dual pricing: whether debit cards and bank accounts pay less, and by what percentage. */
export const dualPricingSchema = z.strictObject({
  /** True while dual pricing is on. */
  enabled: z.boolean(),
  /** Discount for debit cards and eChecks, as a percentage. */
  diffPercentage: rate,
});
export type DualPricing = z.output<typeof dualPricingSchema>;
