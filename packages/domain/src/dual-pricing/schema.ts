import * as z from 'zod/mini';
import { rate } from '../money/index.ts';

/** Whether payers by debit card or bank account pay less, and by how many per cent. */
export const dualPricingSchema = z.strictObject({ enabled: z.boolean(), diffPercentage: rate });
export type DualPricing = z.output<typeof dualPricingSchema>;
