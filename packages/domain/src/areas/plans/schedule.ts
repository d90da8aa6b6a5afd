import * as z from 'zod/mini';
import { calendarUnits } from '../../kernel/time/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { pricingSchema } from '../pricing/index.ts';
import { maximumCycles } from './timing.ts';

/** How long one price stands for. */
const period = z.strictObject({
  /** Days, weeks, months or years. */
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
 * How periods are cut and charged. By execution days each period runs from one of them to the next;
 * a day a month lacks is its last.
 */
export const billingSchema = z.discriminatedUnion('timing', [
  z.strictObject({
    /** When it is billed. */
    timing: z.literal('atSubscriptionStart'),
    period,
  }),
  z.strictObject({ timing: z.literal('atPeriodEnd'), period }),
  z.strictObject({ timing: z.literal('executionDays'), executionDays }),
]);
export type Billing = z.output<typeof billingSchema>;

/**
 * One stretch of a plan. Schedules follow one another, so that a free or cheaper one can come first;
 * each lasts its number of periods, the last one can go on until it is canceled.
 */
export const planScheduleSchema = z.strictObject({
  /** The name people see. */
  name: requiredText(80),
  /** What it costs. */
  pricing: pricingSchema,
  /** When and how often it is billed. */
  billing: billingSchema,
  /** Periods it lasts; null without end. */
  cycles: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumCycles))),
});
export type PlanSchedule = z.output<typeof planScheduleSchema>;
