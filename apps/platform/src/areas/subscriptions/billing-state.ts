import { type PlanSchedule, periodAt } from '@payfac/domain/plans';
import { retryOn } from '@payfac/domain/subscriptions';
import type { subscriptions } from '../../kernel/database/schema/index.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;
type Changes = Partial<SubscriptionRow>;
type Billed = Pick<SubscriptionRow, 'startedOn' | 'periodIndex' | 'failedAttempts'>;

/** After a paid or free period: the next period, or the end. */
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

/** After a failed charge: retried some days later, then paused. */
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
