import { money } from '@payfac/domain/money';
import { chartPeriods, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';

/** The `{period}` of a chart's path: what one point stands for. */
export const periodParams = z.strictObject({ period: z.enum(chartPeriods) });

const points = <V extends z.ZodMiniType>(value: V) =>
  z.array(z.object({ /** Where the bucket begins. */ at: instant, value }));

/** Volume in `Amount`, counter in `Count` (document 2, section 9); one point a bucket. */
export const volumeChart = z.object({
  series: z.array(
    z.discriminatedUnion('name', [
      z.object({ name: z.literal('Amount'), points: points(money) }),
      z.object({ name: z.literal('Count'), points: points(z.int()) }),
    ]),
  ),
});

/** Whole numbers in series of fixed names; one point a bucket. */
export const chartOf = <const N extends readonly [string, ...string[]]>(names: N) =>
  z.object({ series: z.array(z.object({ name: z.enum(names), points: points(z.int()) })) });

/** Counts in one series a thing, the ten largest of them; `key` is the thing's id. */
export const chartByKey = z.object({
  series: z.array(z.object({ key: z.string(), name: z.string(), points: points(z.int()) })),
});
