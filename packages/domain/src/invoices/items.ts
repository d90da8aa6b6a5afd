import { addCents, type Cents, cents, percentageOf } from '../money/index.ts';
import type { InvoiceItem } from './item-schema.ts';

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
