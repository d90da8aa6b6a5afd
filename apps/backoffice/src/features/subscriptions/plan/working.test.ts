import { cents } from '@payfac/domain/money';
import type { PlanSchedule } from '@payfac/domain/plans';
import { type Pricing, pricingModels } from '@payfac/domain/pricing';
import { describe, expect, it } from 'vitest';
import { scheduleText } from '../plans/shown.tsx';
import { savedValues } from './form-values.ts';
import { newSchedule, scheduleOf } from './schedule-values.ts';
import { firstInvoices, workingOf } from './working.ts';

const unitTiers = [
  { upTo: 5, unitPrice: cents(1200) },
  { upTo: null, unitPrice: cents(900) },
];
const examples: readonly Pricing[] = [
  { model: 'free' },
  { model: 'flat', amount: cents(1900) },
  {
    model: 'flatTiered',
    tiers: [
      { upTo: 5, amount: cents(1000) },
      { upTo: null, amount: cents(3000) },
    ],
  },
  { model: 'perModule', modules: [{ key: 'pos', name: 'Point of sale', amount: cents(2500) }] },
  { model: 'perUsageQuantity', unitPrice: cents(25) },
  { model: 'perUsageVolume', tiers: unitTiers },
  { model: 'perUsageTiered', tiers: unitTiers },
];

const monthly = { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } } as const;
const schedule = (pricing: Pricing, changes: Partial<PlanSchedule> = {}): PlanSchedule => ({
  name: 'Seats',
  pricing,
  billing: monthly,
  cycles: null,
  ...changes,
});

it('the examples have every pricing model', () =>
  expect(examples.map(({ model }) => model)).toEqual(pricingModels));

describe('a price is computed', () => {
  const expected: Readonly<Record<Pricing['model'], string>> = {
    free: 'Free',
    flat: 'Flat price',
    flatTiered: 'Last tier',
    perModule: 'Point of sale $25.00',
    perUsageQuantity: '8 × $0.25',
    perUsageVolume: '8 × $9.00',
    perUsageTiered: '5 × $12.00 + 3 × $9.00',
  };
  it.each(examples.map((pricing) => [pricing.model, pricing] as const))('by %s', (model, pricing) =>
    expect(workingOf(pricing, { quantity: 8, modules: ['pos'] })).toBe(expected[model]),
  );
});

describe('the first invoices', () => {
  it('go from a trial to the ongoing price, each on its day', () => {
    const trial = schedule({ model: 'free' }, { name: 'Trial', cycles: 1 });
    const paid = schedule({ model: 'flat', amount: cents(1900) });
    const found = firstInvoices([trial, paid], '2026-01-31', { quantity: 1, modules: [] }, 3);
    expect(found.map(({ chargeOn, name, amount }) => [chargeOn, name, amount])).toEqual([
      ['2026-01-31', 'Trial', 0],
      ['2026-02-28', 'Seats', 1900],
      ['2026-03-31', 'Seats', 1900],
    ]);
  });

  it('end with the plan', () => {
    const once = schedule({ model: 'flat', amount: cents(500) }, { cycles: 2 });
    expect(firstInvoices([once], '2026-01-01', { quantity: 1, modules: [] }, 6)).toHaveLength(2);
  });
});

describe('a form', () => {
  const planWith = (schedules: PlanSchedule[]) => ({
    planId: 'pln_1',
    subMerchantId: 'sm_1',
    accountName: 'Copper Kettle',
    name: 'Club',
    description: null,
    title: 'The club',
    subTitle: null,
    schedules,
    cancelOptions: { byPayer: true, takesEffect: 'immediately', noticeDays: 3 } as const,
    status: 'draft' as const,
    subscriptionCount: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });

  it.each(examples.map((pricing) => [pricing.model, pricing] as const))(
    'saves a schedule of %s unchanged [SUB-05]',
    (_, pricing) => {
      const saved = schedule(pricing, { cycles: 3 });
      const [values = newSchedule('')] = savedValues(planWith([saved])).schedules;
      expect(scheduleOf(values)).toEqual(saved);
    },
  );

  it('saves days of the month in their order', () =>
    expect(
      scheduleOf({ ...newSchedule('Rent'), timing: 'executionDays', executionDays: ['15', '1'] })
        .billing,
    ).toEqual({ timing: 'executionDays', executionDays: [1, 15] }));
});

it.each([
  [schedule({ model: 'flat', amount: cents(1900) }, { cycles: 3 }), '$19.00 every month, 3 times'],
  [
    schedule({ model: 'free' }, { billing: { timing: 'executionDays', executionDays: [1, 15] } }),
    'Free on days 1 and 15 of the month',
  ],
  [
    schedule(
      { model: 'perUsageQuantity', unitPrice: cents(25) },
      { billing: { timing: 'atPeriodEnd', period: { unit: 'week', count: 2 } } },
    ),
    '$0.25 per unit every 2 weeks, in arrears',
  ],
])('%j is shown as %s', (given, text) => expect(scheduleText(given)).toBe(text));
