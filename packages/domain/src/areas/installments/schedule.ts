import { addCents, allocate, type Cents, subtractCents } from '../../kernel/money/index.ts';
import { addUnits, type CalendarUnit } from '../../kernel/time/index.ts';

/** Installment frequencies. */
export const installmentFrequencies = ['weekly', 'biweekly', 'monthly', 'quarterly'] as const;
export type InstallmentFrequency = (typeof installmentFrequencies)[number];

export const installmentFrequencyLabels: Readonly<Record<InstallmentFrequency, string>> = {
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
};

export const minimumInstallments = 2;
export const maximumInstallments = 60;

/** Days after the due date that a failed payment is retried, once a day; then it is past due. */
export const installmentGraceDays = 3;

const steps: Readonly<Record<InstallmentFrequency, readonly [CalendarUnit, number]>> = {
  weekly: ['week', 1],
  biweekly: ['week', 2],
  monthly: ['month', 1],
  quarterly: ['month', 3],
};

/** The terms a schedule is calculated from. */
export interface InstallmentTerms {
  readonly totalAmount: Cents;
  /** Charged when the plan is created; can be zero. */
  readonly downPayment: Cents;
  /** Number of payments after the down payment. */
  readonly count: number;
  readonly frequency: InstallmentFrequency;
  /** Due date of the first payment after the down payment, `YYYY-MM-DD`. */
  readonly firstDueOn: string;
}

export interface ScheduledInstallment {
  /** Payment number from 1; 0 is the down payment. */
  readonly number: number;
  readonly dueOn: string;
  readonly amount: Cents;
}

/**
 * The payments of a plan. They sum to its total exactly, the first ones take the odd cents, and any down payment comes
 * first, on the day the plan is created.
 * @throws RangeError when `count` is not a positive whole number.
 */
export function installmentSchedule(
  { totalAmount, downPayment, count, frequency, firstDueOn }: InstallmentTerms,
  madeOn: string,
): ScheduledInstallment[] {
  const [unit, step] = steps[frequency];
  const first = { number: 0, dueOn: madeOn, amount: downPayment };
  const rest = allocate(subtractCents(totalAmount, downPayment), count).map((amount, index) => ({
    number: index + 1,
    dueOn: addUnits(firstDueOn, unit, index * step),
    amount,
  }));
  return downPayment > 0 ? [first, ...rest] : rest;
}

/** The unpaid balance of a plan. */
export const installmentBalance = (
  rows: readonly { readonly amount: Cents; readonly status: string }[],
): Cents => addCents(...rows.filter(({ status }) => status !== 'paid').map(({ amount }) => amount));
