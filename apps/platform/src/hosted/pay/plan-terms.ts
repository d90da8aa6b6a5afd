import { formatUsd } from '@payfac/domain/money';
import type { PlanContent, PlanSchedule } from '@payfac/domain/plans';
import { priceOf, type Usage } from '@payfac/domain/pricing';
import type { firstCharge } from '../../areas/subscriptions/begin.ts';
import { longDate } from './dates.ts';

const counted = (count: number, unit: string): string =>
  count === 1 ? `1 ${unit}` : `${count} ${unit}s`;

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (day: number): string => `${day}${endings[ordinals.select(day)] ?? 'th'}`;

/** How often a schedule charges: `every month`, `every 2 weeks`, `on the 1st and 15th`. */
function rhythmOf({ billing }: PlanSchedule): string {
  if (billing.timing === 'executionDays') {
    return `on the ${billing.executionDays.map(ordinal).join(' and ')} of the month`;
  }
  const { unit, count } = billing.period;
  return count === 1 ? `every ${unit}` : `every ${counted(count, unit)}`;
}

/** A schedule in words: `$19.00 every month, 3 times`, `Free, for 1 month`. */
function scheduleText(schedule: PlanSchedule, usage: Usage): string {
  const { billing, cycles, name } = schedule;
  const price = priceOf(schedule.pricing, usage);
  if (price > 0) {
    const times = cycles === null ? 'until canceled' : counted(cycles, 'time');
    return `${name}: ${formatUsd(price)} ${rhythmOf(schedule)}, ${times}`;
  }
  if (cycles === null || billing.timing === 'executionDays') return `${name}: free`;
  const { unit, count } = billing.period;
  return `${name}: free for ${counted(count * cycles, unit)}`;
}

/** The terms a subscriber agrees to, one sentence each. */
export function planTerms(
  { schedules, cancelOptions }: Pick<PlanContent, 'schedules' | 'cancelOptions'>,
  usage: Usage,
  first: ReturnType<typeof firstCharge>,
): string[] {
  const { byPayer, takesEffect, noticeDays } = cancelOptions;
  const end =
    takesEffect === 'immediately'
      ? 'Your access ends right away.'
      : 'You’ll keep access until the end of the period.';
  const notice =
    noticeDays > 0
      ? ` with ${counted(noticeDays, 'day')}${noticeDays === 1 ? '’s' : '’'} notice`
      : '';
  const later =
    first && first.amount > 0 && first.dueNow <= 0
      ? [
          `Your first payment of ${formatUsd(first.amount)} is charged on ${longDate(first.chargeOn)}.`,
        ]
      : [];
  return [
    ...schedules.map((schedule) => `${scheduleText(schedule, usage)}.`),
    ...later,
    byPayer ? `Cancel anytime${notice}. ${end}` : `Ask the merchant to cancel${notice}. ${end}`,
  ];
}
