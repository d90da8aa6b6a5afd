import * as z from 'zod/mini';
import { calendarUnits } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { pricingSchema } from '../pricing/index.ts';
import { maximumCycles } from './timing.ts';

/** The length of one billing period. */
const period = z.strictObject({
  /** Unit: days, weeks, months or years. */
  unit: z.enum(calendarUnits),
  /** Number of units in a period, 1 to 365. */
  count: z.int().check(z.minimum(1), z.maximum(365)),
});

const rising = (days: readonly number[]): boolean =>
  days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));

/** Days of the month on which it is billed. */
const executionDays = z
  .array(z.int().check(z.minimum(1), z.maximum(31)))
  .check(z.minLength(1), z.refine(rising, { error: 'List each day once, earliest first.' }));

/**
 * How periods are divided and charged. With execution days, each period runs from one to the next; in months without
 * that day, the last day of the month is used.
 */
export const billingSchema = z.discriminatedUnion('timing', [
  z.strictObject({
    /** Billing timing. */
    timing: z.literal('atSubscriptionStart'),
    period,
  }),
  z.strictObject({ timing: z.literal('atPeriodEnd'), period }),
  z.strictObject({ timing: z.literal('executionDays'), executionDays }),
]);
export type Billing = z.output<typeof billingSchema>;

/**
 * A pricing schedule of a plan. Schedules follow one another, so that a free or discounted one can come first; each
 * lasts a number of periods, and the last can continue until canceled.
 */
export const planScheduleSchema = z.strictObject({
  /** Display name. */
  name: requiredText(80),
  /** Pricing. */
  pricing: pricingSchema,
  /** When and how often it is billed. */
  billing: billingSchema,
  /** Number of periods it lasts; null for no end. */
  cycles: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumCycles))),
});
export type PlanSchedule = z.output<typeof planScheduleSchema>;
