import { money } from '@payfac/domain/money';
import { chartPeriods, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/** The `{period}` of a chart's path: what one point stands for. */
export const periodParams = z.strictObject({
  /** What one point of the chart stands for. */
  period: z.enum(chartPeriods),
});

const points = <V extends z.ZodMiniType>(value: V) =>
  z.array(
    z.object({
      /** Where the bucket begins. */ at: instant,
      /** The value at this point, in the unit of its series. */
      value,
    }),
  );

/** Volume in `Amount`, counter in `Count`; one point a bucket. */
export const volumeChart = z.object({
  /** The lines of the chart. */
  series: z.array(
    z.discriminatedUnion('name', [
      z.object({
        /** The name people see. */
        name: z.literal('Amount'),
        /** One for each bucket of time. */
        points: points(money),
      }),
      z.object({ name: z.literal('Count'), points: points(z.int()) }),
    ]),
  ),
});

/** Whole numbers in series of fixed names; one point a bucket. */
export const chartOf = <const N extends readonly [string, ...string[]]>(names: N) =>
  z.object({
    /** The lines of the chart. */
    series: z.array(
      z.object({
        /** The name people see. */
        name: z.enum(names),
        /** One for each bucket of time. */
        points: points(z.int()),
      }),
    ),
  });

/** Counts in one series a thing, the ten largest of them; `key` is the thing's id. */
export const chartByKey = z.object({
  /** The lines of the chart. */
  series: z.array(
    z.object({
      /** What the series stands for, such as an account’s id. */
      key: z.string(),
      /** The name people see. */
      name: z.string(),
      /** One for each bucket of time. */
      points: points(z.int()),
    }),
  ),
});
