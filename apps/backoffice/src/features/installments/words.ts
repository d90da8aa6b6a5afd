import type { Installment, InstallmentRowStatus } from '@payfac/domain/installments';
import { formatUsd } from '@payfac/domain/money';

/** A plan's name: its customer and total. */
export const nameOf = ({ customerName, totalAmount }: Installment): string =>
  `${customerName}, ${formatUsd(totalAmount)}`;

export const countOf = ({ schedule }: Installment, wanted: InstallmentRowStatus): number =>
  schedule.filter(({ status }) => status === wanted).length;

/** A problem of an active plan. */
export interface Trouble {
  readonly status: 'past-due' | 'failed';
  readonly count: number;
}

/** Past due payments come before those that are being retried. */
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

/** A payment's name by its number; 0 is the down payment. */
export const paymentName = (number: number): string =>
  number === 0 ? 'Down payment' : `Payment ${number}`;
