import * as z from 'zod/mini';
import { price, rate } from '../../kernel/money/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';

export const maximumInvoiceItems = 100;
export const maximumItemQuantity = 9999;

/** A line of an invoice as it is entered. */
export const invoiceItemSchema = z.strictObject({
  /** What it is for, in words. */
  description: requiredText(200),
  /** How many of it, a whole number. */
  quantity: z.int().check(z.minimum(1), z.maximum(maximumItemQuantity)),
  /** What one costs, in dollars. */
  unitPrice: price,
  /** A percentage that is taken off the line before tax. */
  discountRate: z.optional(rate),
  /** Percent of tax, as a decimal string. */
  taxRate: rate,
});
export type InvoiceItem = z.output<typeof invoiceItemSchema>;
