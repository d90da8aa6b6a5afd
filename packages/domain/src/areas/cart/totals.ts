import { addCents, type Cents, zeroCents } from '../../kernel/money/index.ts';
import { cartTotal } from './items.ts';
import { modifiersTotal } from './modifiers.ts';
import type { CartItem, TotalModifier } from './schemas.ts';

/** Whether a link charges one amount or a cart. */
export const amountChoices = ['amount', 'cart'] as const;
export type AmountChoice = (typeof amountChoices)[number];
export const defaultAmountChoice: AmountChoice = 'amount';

export const amountChoiceLabels: Readonly<Record<AmountChoice, string>> = {
  amount: 'Amount',
  cart: 'Cart',
};

/** The parts of a total; a missing amount counts as zero. */
export interface Charges {
  readonly amountOrCart: AmountChoice;
  readonly amount: Cents | null;
  readonly taxAmount: Cents | null;
  readonly cartItems: readonly CartItem[];
  readonly totalModifiers: readonly TotalModifier[];
}

export interface ChargeTotals {
  readonly subtotal: Cents;
  readonly modifiers: Cents;
  readonly taxAmount: Cents;
  /** Can be negative; the charges are then invalid. */
  readonly totalAmount: Cents;
}

export function chargeTotals(charges: Charges): ChargeTotals {
  const { amountOrCart, amount, cartItems, totalModifiers } = charges;
  const subtotal = amountOrCart === 'cart' ? cartTotal(cartItems) : (amount ?? zeroCents);
  const modifiers = modifiersTotal(totalModifiers);
  const taxAmount = charges.taxAmount ?? zeroCents;
  return {
    subtotal,
    modifiers,
    taxAmount,
    totalAmount: addCents(subtotal, modifiers, taxAmount),
  };
}
