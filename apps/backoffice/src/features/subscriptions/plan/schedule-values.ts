import { cents, price, zeroCents } from '@payfac/domain/money';
import {
  type Billing,
  billingTimings,
  maximumCycles,
  type PlanSchedule,
} from '@payfac/domain/plans';
import { maximumUsage, type Pricing, pricingModels } from '@payfac/domain/pricing';
import { calendarUnits } from '@payfac/domain/time';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';

/** Days of the month as text, as a multiple choice control needs them. */
export const monthDays = Array.from({ length: 31 }, (_, index) => String(index + 1));

const units = z.int().check(z.minimum(1), z.maximum(maximumUsage));

/** One tier: up to a number of units, at a price; the last one has no end. */
const tier = z.strictObject({ upTo: z.optional(units), price: z.optional(price) });
const module = z.strictObject({
  key: z.optional(requiredText(40)),
  name: z.optional(requiredText(80)),
  amount: z.optional(price),
});

/**
 * A schedule's fields: those of all pricing models and billing timings at once, so that trying another one loses
 * nothing.
 */
const schedule = z.strictObject({
  name: requiredText(80),
  model: z.enum(pricingModels),
  amount: z.optional(price),
  unitPrice: z.optional(price),
  tiers: z.array(tier),
  modules: z.array(module),
  timing: z.enum(billingTimings),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  unit: z.enum(calendarUnits),
  executionDays: z.array(z.string()),
  cycles: z.optional(z.int().check(z.minimum(1), z.maximum(maximumCycles))),
});
export type ScheduleValues = z.output<typeof schedule>;

/** A schedule with invalid values replaced, so that the others can still be checked. */
export const checkable = ({
  name = '',
  model = 'free',
  tiers = [],
  modules = [],
  timing = 'atSubscriptionStart',
  unit = 'month',
  executionDays = [],
  ...others
}: Filled<ScheduleValues>): ScheduleValues => ({
  ...others,
  name,
  model,
  tiers,
  modules,
  timing,
  unit,
  executionDays,
});

/** The form's part for prices and billing. */
export const schedulesPart = z.strictObject({ schedules: z.array(schedule) });

/** A new schedule's initial values: a flat monthly price without end. */
export const newSchedule = (name: string): ScheduleValues => ({
  name,
  model: 'flat',
  tiers: [{}],
  modules: [{}],
  timing: 'atSubscriptionStart',
  count: 1,
  unit: 'month',
  executionDays: ['1'],
});

/** A schedule with sample prices for missing ones, for a preview. */
export const withSamplePrices = (values: ScheduleValues): ScheduleValues => ({
  ...values,
  amount: values.amount ?? cents(20_00),
  unitPrice: values.unitPrice ?? cents(2_00),
  tiers: values.tiers.map((each) => ({ ...each, price: each.price ?? cents(2_00) })),
  modules: values.modules.map((each, index) => ({
    key: each.key ?? `module-${index + 1}`,
    name: each.name ?? `Module ${index + 1}`,
    amount: each.amount ?? cents(10_00),
  })),
});

function pricingOf({ model, amount, unitPrice, tiers, modules }: ScheduleValues): Pricing {
  const last = tiers.length - 1;
  const upTo = (index: number) => (index === last ? null : (tiers[index]?.upTo ?? null));
  switch (model) {
    case 'free':
      return { model };
    case 'flat':
      return { model, amount: amount ?? zeroCents };
    case 'flatTiered':
      return {
        model,
        tiers: tiers.map((each, index) => ({ upTo: upTo(index), amount: each.price ?? zeroCents })),
      };
    case 'perModule':
      return {
        model,
        modules: modules.map((each) => ({
          key: each.key ?? '',
          name: each.name ?? '',
          amount: each.amount ?? zeroCents,
        })),
      };
    case 'perUsageQuantity':
      return { model, unitPrice: unitPrice ?? zeroCents };
    case 'perUsageVolume':
    case 'perUsageTiered':
      return {
        model,
        tiers: tiers.map((each, index) => ({
          upTo: upTo(index),
          unitPrice: each.price ?? zeroCents,
        })),
      };
  }
}

const billingOf = ({ timing, count = 1, unit, executionDays }: ScheduleValues): Billing =>
  timing === 'executionDays'
    ? { timing, executionDays: executionDays.map(Number).toSorted((one, other) => one - other) }
    : { timing, period: { unit, count } };

export const scheduleOf = (values: ScheduleValues): PlanSchedule => ({
  name: values.name,
  pricing: pricingOf(values),
  billing: billingOf(values),
  cycles: values.cycles ?? null,
});

function valuesOfPricing(pricing: Pricing): Partial<ScheduleValues> {
  switch (pricing.model) {
    case 'free':
      return {};
    case 'flat':
      return { amount: pricing.amount };
    case 'flatTiered':
      return { tiers: pricing.tiers.map(({ upTo, amount }) => tierOf(upTo, amount)) };
    case 'perModule':
      return { modules: pricing.modules };
    case 'perUsageQuantity':
      return { unitPrice: pricing.unitPrice };
    case 'perUsageVolume':
    case 'perUsageTiered':
      return { tiers: pricing.tiers.map(({ upTo, unitPrice }) => tierOf(upTo, unitPrice)) };
  }
}

const tierOf = (upTo: number | null, amount: z.output<typeof price>) => ({
  ...(upTo !== null && { upTo }),
  price: amount,
});

/** A saved schedule's fields. */
export const scheduleValues = ({
  name,
  pricing,
  billing,
  cycles,
}: PlanSchedule): ScheduleValues => ({
  ...newSchedule(name),
  model: pricing.model,
  ...valuesOfPricing(pricing),
  timing: billing.timing,
  ...(billing.timing === 'executionDays'
    ? { executionDays: billing.executionDays.map(String) }
    : { unit: billing.period.unit, count: billing.period.count }),
  ...(cycles !== null && { cycles }),
});
