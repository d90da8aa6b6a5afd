import type { Cents } from '../../kernel/money/index.ts';
import { addDays, isBankingDay } from '../../kernel/time/index.ts';
import type { AccountSettings } from '../accounts/index.ts';

const friday = 5;

const isFriday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === friday;
const isFirstOfMonth = (day: string): boolean => day.endsWith('-01');

/** True on an agreed day, or on the next banking day when the agreed day isn't one. */
function isBankingDayFor(isAgreed: (day: string) => boolean, day: string): boolean {
  let current = day;
  while (!isAgreed(current)) {
    current = addDays(current, -1);
    if (isBankingDay(current)) return false;
  }
  return isBankingDay(day);
}

/**
 * Whether an account is paid out on a day: daily, on Fridays or on the first of the month; a dynamic schedule pays once
 * the amount reaches the account's threshold. Payouts run on banking days only, so that a payout due on another day
 * moves to the next banking day.
 * @param day `YYYY-MM-DD`, in the facilitator's zone.
 * @param amount settled and not yet paid out.
 */
export function isPayoutDue(
  { payoutSchedule, payoutThreshold }: Pick<AccountSettings, 'payoutSchedule' | 'payoutThreshold'>,
  day: string,
  amount: Cents,
): boolean {
  if (amount <= 0 || !isBankingDay(day)) return false;
  switch (payoutSchedule) {
    case 'daily':
      return true;
    case 'weekly':
      return isBankingDayFor(isFriday, day);
    case 'monthly':
      return isBankingDayFor(isFirstOfMonth, day);
    case 'dynamic':
      return amount >= payoutThreshold;
  }
}
