import {
  addBankingDays,
  formatDay,
  instantOfLocalIso,
  isBankingDay,
} from '../../kernel/time/index.ts';

/** The hour of a banking day at which its ACH file is closed, in the facilitator's zone. */
export const echeckCutOffHour = 17;

/**
 * When the ACH file of a day is closed: until then its eChecks can be voided.
 * @throws RangeError when the day is none.
 */
export function echeckCutOff(sentOn: string, zone: string): Date {
  const instant = instantOfLocalIso(`${sentOn}T${echeckCutOffHour}:00:00`, zone);
  if (!instant) throw new RangeError(`Not a day: ${sentOn}`);
  return instant;
}

/** The day of the ACH file that an eCheck made now goes into: today's until it is closed. */
export function echeckFileDay(now: Date, zone: string): string {
  const today = formatDay(now, zone);
  const isOpen = isBankingDay(today) && now < echeckCutOff(today, zone);
  return isOpen ? today : addBankingDays(today, 1);
}
