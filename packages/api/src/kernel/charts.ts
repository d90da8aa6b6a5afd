import { money } from '@payfac/domain/money';
import { chartPeriods, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/** The `{period}` of a chart's path: the length of a bucket. */
export const periodParams = z.strictObject({
  /** Length of a bucket. */
  period: z.enum(chartPeriods),
});

const points = <V extends z.ZodMiniType>(value: V) =>
  z.array(
    z.object({
      /** Start of the bucket. */ at: instant,
      /** Value of the bucket, in the unit of its series. */
      value,
    }),
  );

/** Volume in `Amount`, count in `Count`; one point per bucket. */
export const volumeChart = z.object({
  /** Series of the chart. */
  series: z.array(
    z.discriminatedUnion('name', [
      z.object({
        /** Display name. */
        name: z.literal('Amount'),
        /** One value per time bucket. */
        points: points(money),
      }),
      z.object({ name: z.literal('Count'), points: points(z.int()) }),
    ]),
  ),
});

/** Whole numbers in series with fixed names; one point per bucket. */
export const chartOf = <const N extends readonly [string, ...string[]]>(names: N) =>
  z.object({
    /** Series of the chart. */
    series: z.array(
      z.object({
        /** Display name. */
        name: z.enum(names),
        /** One value per time bucket. */
        points: points(z.int()),
      }),
    ),
  });

/** Counts in one series per record, the ten largest; `key` is the record's id. */
export const chartByKey = z.object({
  /** Series of the chart. */
  series: z.array(
    z.object({
      /** Key of the series, such as an account's id. */
      key: z.string(),
      /** Display name. */
      name: z.string(),
      /** One value per time bucket. */
      points: points(z.int()),
    }),
  ),
});
