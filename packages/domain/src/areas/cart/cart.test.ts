import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, zeroCents } from '../../kernel/money/index.ts';
import {
  areModifiersVisible,
  cartItemSchema,
  chargeTotals,
  draftChargeTotals,
  draftItemAmount,
  isCartVisible,
  modifierAmount,
  totalModifierSchema,
  totalModifierTypes,
} from './index.ts';

const item = (description: string, price: number, quantity = 1) => ({
  description,
  price: cents(price),
  quantity,
});
const modifier = (type: (typeof totalModifierTypes)[number], amount: Cents) => ({
  type,
  description: '',
  amount,
});

describe('total modifiers', () => {
  it.each([
    ['Coupon', -500],
    ['Discount', -500],
    ['Fee', 500],
    ['Other', 500],
  ] as const)('of type %s amount to %d [LINK-12..14]', (type, amount) => {
    expect(modifierAmount(type, cents(500))).toBe(amount);
    expect(modifierAmount(type, cents(-500))).toBe(amount);
    const wire = { type, description: '', amount: amount / 100 };
    expect(totalModifierSchema.safeParse(wire).success).toBe(true);
    expect(totalModifierSchema.safeParse({ ...wire, amount: -amount / 100 }).success).toBe(false);
  });

  it('can be nothing', () => {
    for (const type of totalModifierTypes) expect(modifierAmount(type, zeroCents)).toBe(0);
  });
});

describe('what a payer sees', () => {
  it('of the cart: nothing until an item has a description or a price [LINK-28]', () => {
    expect(isCartVisible([])).toBe(false);
    expect(isCartVisible([item('', 0), item('  ', 0)])).toBe(false);
    expect(isCartVisible([item('', 0), item('Mug', 0)])).toBe(true);
    expect(isCartVisible([item('', 1)])).toBe(true);
  });

  it('of modifiers: nothing when there are none [LINK-29]', () => {
    expect(areModifiersVisible([])).toBe(false);
    expect(areModifiersVisible([modifier('Fee', cents(0))])).toBe(true);
  });
});

describe('a total', () => {
  const charges = {
    amount: cents(2_000),
    taxAmount: cents(100),
    cartItems: [item('Mug', 1_250, 3), item('Spoon', 99)],
    totalModifiers: [modifier('Coupon', cents(-500)), modifier('Fee', cents(50))],
  };

  it('counts the amount or the cart, never both [LINK-07]', () => {
    expect(chargeTotals({ ...charges, amountOrCart: 'amount' })).toEqual({
      subtotal: 2_000,
      modifiers: -450,
      taxAmount: 100,
      totalAmount: 1_650,
    });
    expect(chargeTotals({ ...charges, amountOrCart: 'cart' }).totalAmount).toBe(3_499);
  });

  it('of nothing is nothing', () => {
    const nothing = { amount: null, taxAmount: null, cartItems: [], totalModifiers: [] };
    expect(chargeTotals({ ...nothing, amountOrCart: 'amount' }).totalAmount).toBe(0);
  });

  it('falls by coupons and rises by fees, whatever they are', () => {
    const drawn = fc.tuple(fc.constantFrom(...totalModifierTypes), fc.nat(100_000));
    fc.assert(
      fc.property(drawn, ([type, magnitude]) => {
        const changed = chargeTotals({
          ...charges,
          amountOrCart: 'amount',
          totalModifiers: [modifier(type, modifierAmount(type, cents(magnitude)))],
        });
        const falls = type === 'Coupon' || type === 'Discount';
        expect(changed.totalAmount).toBe(2_100 + (falls ? -magnitude : magnitude));
      }),
    );
  });
});

it('a cart item counts whole things', () => {
  expect(cartItemSchema.safeParse({ description: 'Mug', price: 12.5, quantity: 1 }).success).toBe(
    true,
  );
  expect(cartItemSchema.safeParse({ description: 'Mug', price: 12.5, quantity: 0 }).success).toBe(
    false,
  );
  expect(cartItemSchema.safeParse({ description: 'Mug', price: -1, quantity: 1 }).success).toBe(
    false,
  );
});

describe('what is typed so far', () => {
  const typed = fc.nat({ max: Number.MAX_SAFE_INTEGER }).map(cents);
  const items = fc.array(
    fc.record({ description: fc.constant('Mug'), price: typed, quantity: fc.maxSafeNat() }),
    { maxLength: 4 },
  );
  const modifiers = fc.array(
    fc
      .tuple(fc.constantFrom(...totalModifierTypes), typed)
      .map(([type, magnitude]) => modifier(type, modifierAmount(type, magnitude))),
    { maxLength: 4 },
  );

  it('comes to the total or, beyond a ceiling, to none; it never throws', () => {
    const charges = fc.record({
      amountOrCart: fc.constantFrom('amount' as const, 'cart' as const),
      amount: fc.option(typed),
      taxAmount: fc.option(typed),
      cartItems: items,
      totalModifiers: modifiers,
    });
    fc.assert(
      fc.property(charges, (given) => {
        const totals = draftChargeTotals(given);
        if (totals) expect(totals).toEqual(chargeTotals(given));
        for (const one of given.cartItems) {
          const fits = cartItemSchema.safeParse({ ...one, price: one.price / 100 }).success;
          expect(draftItemAmount(one) !== undefined).toBe(fits);
        }
      }),
    );
  });

  it('ends a cent above a million dollars', () => {
    const most = cents(100_000_000);
    const over = cents(100_000_001);
    const nothing = { taxAmount: null, cartItems: [], totalModifiers: [], amount: null };
    const amount = { ...nothing, amountOrCart: 'amount' as const };
    expect(draftChargeTotals({ ...amount, amount: most })?.totalAmount).toBe(most);
    expect(draftChargeTotals({ ...amount, amount: over })).toBeUndefined();
    expect(draftChargeTotals({ ...amount, taxAmount: over })).toBeUndefined();
    for (const type of totalModifierTypes) {
      const by = (magnitude: Cents) => [modifier(type, modifierAmount(type, magnitude))];
      expect(draftChargeTotals({ ...amount, totalModifiers: by(most) })).toBeDefined();
      expect(draftChargeTotals({ ...amount, totalModifiers: by(over) })).toBeUndefined();
    }
  });
});
