import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Installment plan statuses: a plan is active until it is paid or canceled. */
export const installmentStatuses = ['active', 'completed', 'canceled'] as const;
export type InstallmentStatus = (typeof installmentStatuses)[number];

export const installmentStatusLabels: Readonly<Record<InstallmentStatus, string>> = {
  active: 'Active',
  completed: 'Completed',
  canceled: 'Canceled',
};

export const installmentActions = ['complete', 'cancel'] as const;
export type InstallmentAction = (typeof installmentActions)[number];

type InstallmentMove = Move<InstallmentStatus, InstallmentAction, Ability>;

/** Users who take payments create and cancel installment plans; the last payment completes a plan. */
export const installmentMoves: readonly InstallmentMove[] = [
  { from: 'active', action: 'complete', to: 'completed', by: 'system' },
  { from: 'active', action: 'cancel', to: 'canceled', by: 'transactions.sale' },
];

export const { transitionsFrom: installmentTransitionsFrom, apply: applyInstallment } =
  machineOf(installmentMoves);

/** Statuses of one payment of a plan; a failed one can be retried until it is past due. */
export const installmentRowStatuses = ['scheduled', 'paid', 'failed', 'past-due'] as const;
export type InstallmentRowStatus = (typeof installmentRowStatuses)[number];

export const installmentRowStatusLabels: Readonly<Record<InstallmentRowStatus, string>> = {
  scheduled: 'Scheduled',
  paid: 'Paid',
  failed: 'Failed',
  'past-due': 'Past due',
};

export const installmentRowActions = ['pay', 'fail', 'fall-past-due'] as const;
export type InstallmentRowAction = (typeof installmentRowActions)[number];

/** Every move of one payment, all made by the clock; `paid` is final. */
export const installmentRowMoves: readonly Move<
  InstallmentRowStatus,
  InstallmentRowAction,
  never
>[] = [
  { from: 'scheduled', action: 'pay', to: 'paid', by: 'system' },
  { from: 'scheduled', action: 'fail', to: 'failed', by: 'system' },
  { from: 'scheduled', action: 'fall-past-due', to: 'past-due', by: 'system' },
  { from: 'failed', action: 'pay', to: 'paid', by: 'system' },
  { from: 'failed', action: 'fail', to: 'failed', by: 'system' },
  { from: 'failed', action: 'fall-past-due', to: 'past-due', by: 'system' },
  { from: 'past-due', action: 'pay', to: 'paid', by: 'system' },
];

export const { transitionsFrom: installmentRowTransitionsFrom, apply: applyInstallmentRow } =
  machineOf(installmentRowMoves);
