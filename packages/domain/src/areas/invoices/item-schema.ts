import * as z from 'zod/mini';
import { price, rate } from '../../kernel/money/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';

export const maximumInvoiceItems = 100;
export const maximumItemQuantity = 9999;

/** An invoice line as entered. */
export const invoiceItemSchema = z.strictObject({
  /** Description. */
  description: requiredText(200),
  /** Quantity, a whole number. */
  quantity: z.int().check(z.minimum(1), z.maximum(maximumItemQuantity)),
  /** Unit price, in dollars. */
  unitPrice: price,
  /** Discount on the line before tax, as a percentage. */
  discountRate: z.optional(rate),
  /** Tax rate: a percentage as a decimal string. */
  taxRate: rate,
});
export type InvoiceItem = z.output<typeof invoiceItemSchema>;
