import * as z from 'zod/mini';
import { money, rate } from '../../kernel/money/index.ts';

/** What a merchant pays. */
export const feeScheduleSchema = z.object({
  /** Of each payment. */
  percentage: rate,
  /** For each payment. */
  fixed: money,
  /** For each dispute, kept even when it is won. */
  dispute: money,
  /** Of each payment, withheld as reserve; `0` for none. */
  reserve: rate,
});
export type FeeSchedule = z.output<typeof feeScheduleSchema>;
