import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Plan statuses: a plan starts as a draft and can be activated and deactivated. */
export const planStatuses = ['draft', 'active', 'inactive'] as const;
export type PlanStatus = (typeof planStatuses)[number];
export const defaultPlanStatus: PlanStatus = 'draft';

export const planStatusLabels: Readonly<Record<PlanStatus, string>> = {
  draft: 'Draft',
  active: 'Active',
  inactive: 'Inactive',
};

export const planActions = ['activate', 'deactivate'] as const;
export type PlanAction = (typeof planActions)[number];

type PlanMove = Move<PlanStatus, PlanAction, Ability>;

/** Every move of a plan. Customers can subscribe only to an active one. */
export const planMoves: readonly PlanMove[] = [
  { from: 'draft', action: 'activate', to: 'active', by: 'subscriptions.manage' },
  { from: 'active', action: 'deactivate', to: 'inactive', by: 'subscriptions.manage' },
  { from: 'inactive', action: 'activate', to: 'active', by: 'subscriptions.manage' },
];

export const { transitionsFrom: planTransitionsFrom, apply: applyPlan } = machineOf(planMoves);
