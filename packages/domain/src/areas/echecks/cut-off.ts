import {
  addBankingDays,
  formatDay,
  instantOfLocalIso,
  isBankingDay,
} from '../../kernel/time/index.ts';

/** Hour of a banking day at which the ACH file is cut, in the facilitator's zone. */
export const echeckCutOffHour = 17;

/**
 * When the ACH file of a day is cut; its eChecks can be voided until then.
 * @throws RangeError when the day is invalid.
 */
export function echeckCutOff(sentOn: string, zone: string): Date {
  const instant = instantOfLocalIso(`${sentOn}T${echeckCutOffHour}:00:00`, zone);
  if (!instant) throw new RangeError(`Not a day: ${sentOn}`);
  return instant;
}

/** The day of the ACH file an eCheck created now goes into: today's until its cutoff. */
export function echeckFileDay(now: Date, zone: string): string {
  const today = formatDay(now, zone);
  const isOpen = isBankingDay(today) && now < echeckCutOff(today, zone);
  return isOpen ? today : addBankingDays(today, 1);
}
