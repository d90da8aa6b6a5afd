import * as z from 'zod/mini';
import { addCents, type Cents, money, negateCents } from '../money/index.ts';
import { text } from '../validation/text.ts';

/** What changes a total (document 1, section 3). */
export const totalModifierTypes = ['Coupon', 'Discount', 'Fee', 'Other'] as const;
export type TotalModifierType = (typeof totalModifierTypes)[number];

export const maximumTotalModifiers = 20;

const lowering: ReadonlySet<TotalModifierType> = new Set<TotalModifierType>(['Coupon', 'Discount']);

/** The amount a modifier carries: negative for coupons and discounts, positive for fees and others. */
export const modifierAmount = (type: TotalModifierType, magnitude: Cents): Cents =>
  lowering.has(type) === magnitude > 0 ? negateCents(magnitude) : magnitude;

export const totalModifierSchema = z
  .strictObject({ type: z.enum(totalModifierTypes), description: text(80), amount: money })
  .check(
    z.refine(({ type, amount }) => modifierAmount(type, amount) === amount, {
      path: ['amount'],
      error: 'Coupons and discounts are negative, fees and others positive.',
    }),
  );
export type TotalModifier = z.output<typeof totalModifierSchema>;

export const totalModifiersSchema = z
  .array(totalModifierSchema)
  .check(z.maxLength(maximumTotalModifiers));

export const modifiersTotal = (modifiers: readonly TotalModifier[]): Cents =>
  addCents(...modifiers.map(({ amount }) => amount));

/** Total modifiers are hidden when there are none (document 1, section 5). */
export const areModifiersVisible = (modifiers: readonly TotalModifier[]): boolean =>
  modifiers.length > 0;
