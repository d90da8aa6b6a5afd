import * as z from 'zod/mini';
import {
  addCents,
  type Cents,
  cents,
  percentageOf,
  subtractCents,
} from '../../kernel/money/index.ts';
import { type InvoiceItem, invoiceItemSchema } from './item-schema.ts';

/** The amounts of one line: its discount, its net amount, and the tax on that. */
export interface LineAmounts {
  readonly discountAmount: Cents;
  /** After the discount, before tax. */
  readonly amount: Cents;
  readonly taxAmount: Cents;
}

/** Discount and tax are calculated per line and rounded half away from zero to the cent. */
export function lineAmounts(item: InvoiceItem): LineAmounts {
  const { quantity, unitPrice, discountRate = '0', taxRate } = item;
  const full = cents(unitPrice * quantity);
  const discountAmount = percentageOf(full, discountRate);
  const amount = subtractCents(full, discountAmount);
  return { discountAmount, amount, taxAmount: percentageOf(amount, taxRate) };
}

export interface InvoiceTotals {
  /** Sum of the line discounts. */
  readonly discountAmount: Cents;
  /** After discounts, before tax. */
  readonly subtotal: Cents;
  readonly taxAmount: Cents;
  readonly totalAmount: Cents;
}

/** Totals are sums of the rounded lines, so that the lines shown always add up. */
export function invoiceTotals(items: readonly InvoiceItem[]): InvoiceTotals {
  const lines = items.map(lineAmounts);
  const subtotal = addCents(...lines.map(({ amount }) => amount));
  const taxAmount = addCents(...lines.map((line) => line.taxAmount));
  const discountAmount = addCents(...lines.map((line) => line.discountAmount));
  return { discountAmount, subtotal, taxAmount, totalAmount: addCents(subtotal, taxAmount) };
}

/**
 * Totals of invoice lines being edited.
 * @returns undefined while a price, quantity or rate exceeds its ceiling: a total without that line would be wrong.
 */
export const draftInvoiceTotals = (items: readonly InvoiceItem[]): InvoiceTotals | undefined =>
  items.every((item) => z.safeEncode(invoiceItemSchema, item).success)
    ? invoiceTotals(items)
    : undefined;
