import { planProblems } from '@payfac/domain/plans';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import { type ScheduleValues, scheduleOf } from './schedule-values.ts';

const missing = (path: string): FieldProblem => ({ path, message: missingValue });

/** Tiers ascend: each ends above the previous one, and the last has no end. */
function tierProblems({ tiers }: ScheduleValues, at: string): FieldProblem[] {
  return tiers.flatMap(({ upTo, price }, index) => {
    const path = `${at}.tiers.${index}`;
    const below = index === 0 ? 0 : (tiers[index - 1]?.upTo ?? 0);
    const isLast = index === tiers.length - 1;
    return [
      ...(isLast || upTo !== undefined ? [] : [missing(`${path}.upTo`)]),
      ...(isLast || upTo === undefined || upTo > below
        ? []
        : [{ path: `${path}.upTo`, message: `Enter more than ${below} units.` }]),
      ...(price === undefined ? [missing(`${path}.price`)] : []),
    ];
  });
}

function moduleProblems({ modules }: ScheduleValues, at: string): FieldProblem[] {
  return modules.flatMap(({ key, name, amount }, index) => {
    const path = `${at}.modules.${index}`;
    const isTwice = key !== undefined && modules.findIndex((each) => each.key === key) < index;
    return [
      ...(name === undefined ? [missing(`${path}.name`)] : []),
      ...(key === undefined ? [missing(`${path}.key`)] : []),
      ...(isTwice ? [{ path: `${path}.key`, message: 'Another module has this key.' }] : []),
      ...(amount === undefined ? [missing(`${path}.amount`)] : []),
    ];
  });
}

/** A pricing model's required fields. */
function pricingProblems(values: ScheduleValues, at: string): FieldProblem[] {
  switch (values.model) {
    case 'free':
      return [];
    case 'flat':
      return values.amount === undefined ? [missing(`${at}.amount`)] : [];
    case 'perUsageQuantity':
      return values.unitPrice === undefined ? [missing(`${at}.unitPrice`)] : [];
    case 'perModule':
      return moduleProblems(values, at);
    case 'flatTiered':
    case 'perUsageVolume':
    case 'perUsageTiered':
      return tierProblems(values, at);
  }
}

/** A billing timing's required fields. */
function billingProblems({ timing, count, executionDays }: ScheduleValues, at: string) {
  if (timing !== 'executionDays') return count === undefined ? [missing(`${at}.count`)] : [];
  return executionDays.length > 0
    ? []
    : [{ path: `${at}.executionDays`, message: 'Select at least one day.' }];
}

/** What keeps schedules from being charged, and so their plan from being activated. */
export const problemsOf = (schedules: readonly ScheduleValues[]): readonly FieldProblem[] => [
  ...schedules.flatMap((schedule, index) => [
    ...pricingProblems(schedule, `schedules.${index}`),
    ...billingProblems(schedule, `schedules.${index}`),
  ]),
  ...planProblems({ schedules: schedules.map(scheduleOf) }),
];
