import * as z from 'zod/mini';
import { money, percent } from '../money/index.ts';

/** What a merchant pays; amounts are not shown in the documents. */
export const feeScheduleSchema = z.object({
  /** Of each payment. */
  percentage: percent,
  /** For each payment. */
  fixed: money,
  /** For each dispute, kept even when it is won. */
  dispute: money,
  /** Of each payment, withheld as reserve; `0` for none. */
  reserve: percent,
});
export type FeeSchedule = z.output<typeof feeScheduleSchema>;
