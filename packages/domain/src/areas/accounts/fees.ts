import * as z from 'zod/mini';
import { money, rate } from '../../kernel/money/index.ts';

/** Fees a merchant pays. */
export const feeScheduleSchema = z.object({
  /** Percentage fee per payment. */
  percentage: rate,
  /** Fixed fee per payment. */
  fixed: money,
  /** Fee per dispute, kept even when the dispute is won. */
  dispute: money,
  /** Percentage of each payment withheld as reserve; `0` for none. */
  reserve: rate,
});
export type FeeSchedule = z.output<typeof feeScheduleSchema>;
