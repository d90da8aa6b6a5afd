import { addCents, type Cents, negateCents } from '../../kernel/money/index.ts';

/** Types of total modifier. */
export const totalModifierTypes = ['Coupon', 'Discount', 'Fee', 'Other'] as const;
export type TotalModifierType = (typeof totalModifierTypes)[number];

const lowering: ReadonlySet<TotalModifierType> = new Set<TotalModifierType>(['Coupon', 'Discount']);

/** The signed amount of a modifier: negative for coupons and discounts, positive for fees and others. */
export const modifierAmount = (type: TotalModifierType, magnitude: Cents): Cents =>
  lowering.has(type) === magnitude > 0 ? negateCents(magnitude) : magnitude;

export const modifiersTotal = (modifiers: readonly { readonly amount: Cents }[]): Cents =>
  addCents(...modifiers.map(({ amount }) => amount));

/** Total modifiers are hidden when the list is empty. */
export const areModifiersVisible = (modifiers: readonly unknown[]): boolean => modifiers.length > 0;
