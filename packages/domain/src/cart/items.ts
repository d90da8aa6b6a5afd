import * as z from 'zod/mini';
import { addCents, type Cents, cents, price } from '../money/index.ts';
import { text } from '../validation/text.ts';

export const maximumCartItems = 50;
export const maximumCartQuantity = 9999;

/** One thing a payer buys (document 1, section 3). */
export const cartItemSchema = z.strictObject({
  description: text(200),
  price,
  quantity: z.int().check(z.minimum(1), z.maximum(maximumCartQuantity)),
});
export type CartItem = z.output<typeof cartItemSchema>;

export const cartSchema = z.array(cartItemSchema).check(z.maxLength(maximumCartItems));

export const cartTotal = (items: readonly CartItem[]): Cents =>
  addCents(...items.map((item) => cents(item.price * item.quantity)));

/**
 * Whether a payer sees the cart: some item has a description or a price (document 1, section 5). A
 * price of nothing counts as none.
 */
export const isCartVisible = (items: readonly CartItem[]): boolean =>
  items.some(({ description, price: each }) => description.trim() !== '' || each > 0);
