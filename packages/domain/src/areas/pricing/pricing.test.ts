import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money/index.ts';
import { type Pricing, priceOf, pricingSchema } from './index.ts';

const use = (quantity: number, ...modules: string[]) => ({ quantity, modules });
const unitTiers = [
  { upTo: 10, unitPrice: cents(100) },
  { upTo: 100, unitPrice: cents(80) },
  { upTo: null, unitPrice: cents(50) },
];
const flatTiers = [
  { upTo: 5, amount: cents(1_000) },
  { upTo: 20, amount: cents(3_000) },
  { upTo: null, amount: cents(9_000) },
];
const modules = [
  { key: 'crm', name: 'Customers', amount: cents(1_500) },
  { key: 'pos', name: 'Point of sale', amount: cents(2_500) },
];

describe('the price of a period', () => {
  it.each<[string, Pricing, ReturnType<typeof use>, number]>([
    ['nothing when free', { model: 'free' }, use(7, 'crm'), 0],
    ['one amount when flat', { model: 'flat', amount: cents(4_900) }, use(7), 4_900],
    ['the first tier for nothing', { model: 'flatTiered', tiers: flatTiers }, use(0), 1_000],
    ['the tier up to and with its end', { model: 'flatTiered', tiers: flatTiers }, use(5), 1_000],
    ['the next tier beyond it', { model: 'flatTiered', tiers: flatTiers }, use(6), 3_000],
    ['the last tier without end', { model: 'flatTiered', tiers: flatTiers }, use(21), 9_000],
    ['no module', { model: 'perModule', modules }, use(3), 0],
    ['one module', { model: 'perModule', modules }, use(3, 'pos', 'other'), 2_500],
    ['all modules', { model: 'perModule', modules }, use(3, 'pos', 'crm'), 4_000],
    ['units', { model: 'perUsageQuantity', unitPrice: cents(25) }, use(7), 175],
    ['no units', { model: 'perUsageVolume', tiers: unitTiers }, use(0), 0],
    ['all at the first price', { model: 'perUsageVolume', tiers: unitTiers }, use(10), 1_000],
    ['all at the second price', { model: 'perUsageVolume', tiers: unitTiers }, use(11), 880],
    ['all at the last price', { model: 'perUsageVolume', tiers: unitTiers }, use(101), 5_050],
    ['each in its tier: first', { model: 'perUsageTiered', tiers: unitTiers }, use(10), 1_000],
    ['each in its tier: second', { model: 'perUsageTiered', tiers: unitTiers }, use(11), 1_080],
    ['each in its tier: last', { model: 'perUsageTiered', tiers: unitTiers }, use(101), 8_250],
  ])('is %s', (_, pricing, usage, amount) => expect(priceOf(pricing, usage)).toBe(amount));

  const quantity = fc.integer({ min: 0, max: 500 });

  it('by unit is the same in all models while there is one tier', () => {
    fc.assert(
      fc.property(quantity, fc.nat(100_000), (units, each) => {
        const unitPrice = cents(each);
        const tiers = [{ upTo: null, unitPrice }];
        const single = priceOf({ model: 'perUsageQuantity', unitPrice }, use(units));
        expect(priceOf({ model: 'perUsageVolume', tiers }, use(units))).toBe(single);
        expect(priceOf({ model: 'perUsageTiered', tiers }, use(units))).toBe(single);
      }),
    );
  });

  it('tier by tier grows with each unit by the price of that unit’s tier', () => {
    fc.assert(
      fc.property(quantity, (units) => {
        const pricing: Pricing = { model: 'perUsageTiered', tiers: unitTiers };
        const step = priceOf(pricing, use(units + 1)) - priceOf(pricing, use(units));
        expect(step).toBe(units < 10 ? 100 : units < 100 ? 80 : 50);
      }),
    );
  });
});

describe('a price list', () => {
  const tiers = (...ends: (number | null)[]) => ({
    model: 'perUsageTiered',
    tiers: ends.map((upTo) => ({ upTo, unitPrice: 1 })),
  });

  it.each([
    tiers(null),
    tiers(1, 2, null),
    { model: 'free' },
    { model: 'flat', amount: 0 },
    { model: 'perModule', modules: [{ key: 'crm', name: 'Customers', amount: 15 }] },
  ])('can be %j', (pricing) => expect(pricingSchema.safeParse(pricing).success).toBe(true));

  it.each([
    tiers(),
    tiers(10),
    tiers(null, 10),
    tiers(10, 10, null),
    tiers(10, null, null),
    { model: 'flat', amount: 1.001 },
    { model: 'flat', amount: -1 },
    { model: 'perModule', modules: [] },
    {
      model: 'perModule',
      modules: [
        { key: 'crm', name: 'Customers', amount: 15 },
        { key: 'crm', name: 'Again', amount: 15 },
      ],
    },
  ])('cannot be %j', (pricing) => expect(pricingSchema.safeParse(pricing).success).toBe(false));
});
