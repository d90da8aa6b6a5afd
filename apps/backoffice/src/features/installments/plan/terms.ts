import {
  type InstallmentTerms,
  installmentProblems,
  installmentSchedule,
  maximumInstallments,
  minimumInstallments,
  type ScheduledInstallment,
} from '@payfac/domain/installments';
import { zeroCents } from '@payfac/domain/money';

/** A form's terms, as far as they are filled in. */
export type TermsSoFar = {
  readonly [K in keyof InstallmentTerms]?: InstallmentTerms[K] | undefined;
};

const isCount = (count: number): boolean =>
  Number.isInteger(count) && count >= minimumInstallments && count <= maximumInstallments;

/** The payments that terms come to; undefined while something of them is missing or wrong. */
export function scheduleOf(
  { totalAmount, downPayment = zeroCents, count, frequency, firstDueOn }: TermsSoFar,
  today: string,
): readonly ScheduledInstallment[] | undefined {
  if (totalAmount === undefined || count === undefined || !isCount(count)) return undefined;
  if (frequency === undefined || firstDueOn === undefined) return undefined;
  const terms = { totalAmount, downPayment, count, frequency, firstDueOn };
  return installmentProblems(terms, today).length > 0
    ? undefined
    : installmentSchedule(terms, today);
}

/** How many of the first payments take an odd cent each; 0 where all are alike. */
export function oddCentsOf(schedule: readonly ScheduledInstallment[]): number {
  const parts = schedule.filter(({ number }) => number > 0).map(({ amount }) => amount);
  const last = parts.at(-1);
  return parts.filter((amount) => amount !== last).length;
}
