import * as z from 'zod/mini';
import { type Cents, price } from '../../kernel/money/index.ts';
import { cartTotal } from './items.ts';
import { type CartItem, cartItemSchema, totalModifierSchema } from './schemas.ts';
import { type Charges, type ChargeTotals, chargeTotals } from './totals.ts';

const isPrice = (amount: Cents | null): boolean =>
  amount === null || z.safeEncode(price, amount).success;
const isItem = (item: CartItem): boolean => z.safeEncode(cartItemSchema, item).success;

/** Amount of an item being edited; undefined while its price or quantity is invalid. */
export const draftItemAmount = (item: CartItem): Cents | undefined =>
  isItem(item) ? cartTotal([item]) : undefined;

/**
 * Totals of charges being edited.
 * @returns undefined while an amount, an item or a modifier exceeds its ceiling: a total without it would be wrong.
 */
export function draftChargeTotals(charges: Charges): ChargeTotals | undefined {
  const { amountOrCart, amount, taxAmount, cartItems, totalModifiers } = charges;
  const isCounted = amountOrCart === 'cart' ? cartItems.every(isItem) : isPrice(amount);
  const isModified = totalModifiers.every((one) => z.safeEncode(totalModifierSchema, one).success);
  return isCounted && isModified && isPrice(taxAmount) ? chargeTotals(charges) : undefined;
}
