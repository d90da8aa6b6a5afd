import type { AccountSettings } from '../accounts/index.ts';
import type { Cents } from '../money/index.ts';
import { isBankingDay } from '../time/index.ts';

const friday = 5;

const isFriday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === friday;

function isFirstBankingDayOfMonth(day: string): boolean {
  for (let date = 1; date < Number(day.slice(8)); date += 1) {
    if (isBankingDay(`${day.slice(0, 8)}${String(date).padStart(2, '0')}`)) return false;
  }
  return true;
}

/**
 * Whether what an account is owed is paid out on a day: on banking days alone, daily, on Fridays or on
 * the first of a month's banking days as agreed, or, by a dynamic schedule, on any of them as soon as
 * it has come to the account's threshold.
 * @param day `YYYY-MM-DD`, in the facilitator's zone.
 * @param amount settled and not yet paid.
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
      return isFriday(day);
    case 'monthly':
      return isFirstBankingDayOfMonth(day);
    case 'dynamic':
      return amount >= payoutThreshold;
  }
}
