import * as z from 'zod/mini';
import { addCents, type Cents, cents, percentageOf, price, rate } from '../money/index.ts';
import { requiredText } from '../validation/text.ts';

export const maximumInvoiceItems = 100;
export const maximumItemQuantity = 9999;

/** A line of an invoice as it is entered. */
export const invoiceItemSchema = z.strictObject({
  description: requiredText(200),
  quantity: z.int().check(z.minimum(1), z.maximum(maximumItemQuantity)),
  unitPrice: price,
  taxRate: rate,
});
export type InvoiceItem = z.output<typeof invoiceItemSchema>;

/** The money of one line, without and with its tax. */
export interface LineAmounts {
  readonly amount: Cents;
  readonly taxAmount: Cents;
}

/** Tax is worked out per line and rounded half away from zero to the cent. */
export function lineAmounts({ quantity, unitPrice, taxRate }: InvoiceItem): LineAmounts {
  const amount = cents(unitPrice * quantity);
  return { amount, taxAmount: percentageOf(amount, taxRate) };
}

export interface InvoiceTotals {
  readonly subtotal: Cents;
  readonly taxAmount: Cents;
  readonly totalAmount: Cents;
}

/** The totals are sums of the lines: what the lines show always adds up. */
export function invoiceTotals(items: readonly InvoiceItem[]): InvoiceTotals {
  const lines = items.map(lineAmounts);
  const subtotal = addCents(...lines.map(({ amount }) => amount));
  const taxAmount = addCents(...lines.map((line) => line.taxAmount));
  return { subtotal, taxAmount, totalAmount: addCents(subtotal, taxAmount) };
}
