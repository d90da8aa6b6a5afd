import { type PlanSchedule, periodAt } from '@payfac/domain/plans';
import { retryOn } from '@payfac/domain/subscriptions';
import type { subscriptions } from '../../kernel/database/schema/index.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;
type Changes = Partial<SubscriptionRow>;
type Billed = Pick<SubscriptionRow, 'startedOn' | 'periodIndex' | 'failedAttempts'>;

/** A subscription whose period was paid, or cost nothing: on to the next one, or over. */
export function afterPaid(
  schedules: readonly PlanSchedule[],
  { startedOn, periodIndex }: Billed,
): Changes {
  const next = periodAt(schedules, startedOn, periodIndex + 1);
  const last = periodAt(schedules, startedOn, periodIndex);
  return {
    periodIndex: periodIndex + 1,
    failedAttempts: 0,
    nextChargeOn: next?.chargeOn ?? null,
    ...(next ? {} : { endsOn: last?.until ?? null }),
  };
}

/** A subscription whose charge failed: tried again after some days, paused in the end. */
export function afterFailed(
  schedules: readonly PlanSchedule[],
  { startedOn, periodIndex, failedAttempts }: Billed,
): Changes {
  const failures = failedAttempts + 1;
  const chargeOn = periodAt(schedules, startedOn, periodIndex)?.chargeOn;
  const again = chargeOn && retryOn(chargeOn, failures);
  return again
    ? { failedAttempts: failures, nextChargeOn: again }
    : { failedAttempts: failures, status: 'paused' };
}
