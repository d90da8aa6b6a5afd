import * as z from 'zod/mini';
import { rate } from '../../kernel/money/index.ts';

/** Whether payers by debit card or bank account pay less, and by how many per cent. */
export const dualPricingSchema = z.strictObject({
  /** True where cash and card have two prices. */
  enabled: z.boolean(),
  /** The change in percent. */
  diffPercentage: rate,
});
export type DualPricing = z.output<typeof dualPricingSchema>;
