import * as z from 'zod/mini';
import { maximumPrice, money, price } from '../../kernel/money/index.ts';
import { text } from '../../kernel/validation/text.ts';
import { modifierAmount, totalModifierTypes } from './modifiers.ts';

export const maximumCartItems = 100;
export const maximumCartQuantity = 9999;

export const maximumTotalModifiers = 30;

/** An item in a cart. */
export const cartItemSchema = z.strictObject({
  /** Description. */
  description: text(200),
  price,
  /** Quantity, a whole number. */
  quantity: z.int().check(z.minimum(1), z.maximum(maximumCartQuantity)),
});
export type CartItem = z.output<typeof cartItemSchema>;

export const cartSchema = z.array(cartItemSchema).check(z.maxLength(maximumCartItems));

/** A total modifier; the sign of its amount must match its type. */
export const totalModifierSchema = z
  .strictObject({
    /** Type. */
    type: z.enum(totalModifierTypes),
    /** Description. */
    description: text(80),
    /** US dollars, at most two decimals: from -1,000,000.00 to 1,000,000.00. */
    amount: money,
  })
  .check(
    z.refine(({ type, amount }) => modifierAmount(type, amount) === amount, {
      path: ['amount'],
      error: 'Coupons and discounts are negative, fees and others positive.',
    }),
    z.refine(({ amount }) => Math.abs(amount) <= maximumPrice * 100, {
      path: ['amount'],
      error: 'Enter an amount of at most $1,000,000.00.',
    }),
  );
export type TotalModifier = z.output<typeof totalModifierSchema>;

export const totalModifiersSchema = z
  .array(totalModifierSchema)
  .check(z.maxLength(maximumTotalModifiers));
