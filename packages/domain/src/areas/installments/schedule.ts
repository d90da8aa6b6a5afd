import { addCents, allocate, type Cents, subtractCents } from '../../kernel/money/index.ts';
import { addUnits, type CalendarUnit } from '../../kernel/time/index.ts';

/** How often an installment is due. */
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

/** Days after the due one on which a failed payment is tried again, once a day; then it is past due. */
export const installmentGraceDays = 3;

const steps: Readonly<Record<InstallmentFrequency, readonly [CalendarUnit, number]>> = {
  weekly: ['week', 1],
  biweekly: ['week', 2],
  monthly: ['month', 1],
  quarterly: ['month', 3],
};

/** What a plan is worked out from. */
export interface InstallmentTerms {
  readonly totalAmount: Cents;
  /** Paid when the plan is made; can be nothing. */
  readonly downPayment: Cents;
  /** Payments after the down payment. */
  readonly count: number;
  readonly frequency: InstallmentFrequency;
  /** Due day of the first payment after the down payment, `YYYY-MM-DD`. */
  readonly firstDueOn: string;
}

export interface ScheduledInstallment {
  /** From 1; 0 is the down payment. */
  readonly number: number;
  readonly dueOn: string;
  readonly amount: Cents;
}

/**
 * The payments of a plan: they sum to its total exactly, the first ones take the odd cents, and the
 * down payment, when there is one, comes first on the day the plan is made.
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

/** What is still to be paid of a plan. */
export const installmentBalance = (
  rows: readonly { readonly amount: Cents; readonly status: string }[],
): Cents => addCents(...rows.filter(({ status }) => status !== 'paid').map(({ amount }) => amount));
