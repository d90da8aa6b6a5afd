import type { Cents } from '../../kernel/money/index.ts';
import { addDays, isBankingDay } from '../../kernel/time/index.ts';
import type { AccountSettings } from '../accounts/index.ts';

const friday = 5;

const isFriday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === friday;
const isFirstOfMonth = (day: string): boolean => day.endsWith('-01');

/** The day itself, or the banking day that one on which no bank works is put off to. */
function isBankingDayFor(isAgreed: (day: string) => boolean, day: string): boolean {
  let current = day;
  while (!isAgreed(current)) {
    current = addDays(current, -1);
    if (isBankingDay(current)) return false;
  }
  return isBankingDay(day);
}

/**
 * Whether what an account is owed is paid out on a day: daily, on Fridays or on the first of a month as
 * agreed, or, by a dynamic schedule, as soon as it has come to the account's threshold; on banking days
 * alone, so that what falls on another day is put off to the next of them.
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
      return isBankingDayFor(isFriday, day);
    case 'monthly':
      return isBankingDayFor(isFirstOfMonth, day);
    case 'dynamic':
      return amount >= payoutThreshold;
  }
}
