import type { Installment, InstallmentRowStatus } from '@payfac/domain/installments';
import { formatUsd } from '@payfac/domain/money';

/** How a plan is called: whose it is and over how much. */
export const nameOf = ({ customerName, totalAmount }: Installment): string =>
  `${customerName}, ${formatUsd(totalAmount)}`;

export const countOf = ({ schedule }: Installment, wanted: InstallmentRowStatus): number =>
  schedule.filter(({ status }) => status === wanted).length;

/** What keeps an active plan from simply going on. */
export interface Trouble {
  readonly status: 'past-due' | 'failed';
  readonly count: number;
}

/** Payments past due before those that are tried again. */
export function troubleOf(plan: Installment): Trouble | undefined {
  if (plan.status !== 'active') return undefined;
  for (const status of ['past-due', 'failed'] as const) {
    const count = countOf(plan, status);
    if (count > 0) return { status, count };
  }
  return undefined;
}

export const progressOf = (plan: Installment): string =>
  `${countOf(plan, 'paid')} / ${plan.schedule.length}`;

/** A payment by its place: 0 is the down payment. */
export const paymentName = (number: number): string =>
  number === 0 ? 'Down payment' : `Payment ${number}`;
