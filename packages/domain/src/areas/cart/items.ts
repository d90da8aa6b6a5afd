import { addCents, type Cents, cents } from '../../kernel/money/index.ts';
import type { CartItem } from './schemas.ts';

export const cartTotal = (items: readonly CartItem[]): Cents =>
  addCents(...items.map((item) => cents(item.price * item.quantity)));

/** Whether a payer sees the cart: at least one item has a description or a non-zero price. */
export const isCartVisible = (items: readonly CartItem[]): boolean =>
  items.some(({ description, price: each }) => description.trim() !== '' || each > 0);
