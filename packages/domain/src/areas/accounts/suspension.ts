import type { Ability } from '../../kernel/access/index.ts';
import { type Move, nextState, transitionsFrom } from '../../kernel/state-machine/index.ts';
import type { ApplicationStatus } from './status.ts';
import type { Suspension } from './suspension-schema.ts';

/** Whether a merchant can process: live, suspended, or not yet live. */
export const merchantActivities = ['not-live', 'live', 'suspended'] as const;
export type MerchantActivity = (typeof merchantActivities)[number];

export const merchantActivityLabels: Readonly<Record<MerchantActivity, string>> = {
  'not-live': 'Not live',
  live: 'Live',
  suspended: 'Suspended',
};

export const suspensionActions = ['suspend', 'resume'] as const;
export type SuspensionAction = (typeof suspensionActions)[number];

type SuspensionMove = Move<MerchantActivity, SuspensionAction, Ability>;

/** A suspension stops processing and holds payouts; it requires a reason and can be lifted. */
export const suspensionMoves: readonly SuspensionMove[] = [
  { from: 'live', action: 'suspend', to: 'suspended', by: 'accounts.status' },
  { from: 'suspended', action: 'resume', to: 'live', by: 'accounts.status' },
];

export const suspensionTransitionsFrom = (state: MerchantActivity): SuspensionMove[] =>
  transitionsFrom(suspensionMoves, state);

/** Undefined when the move is not allowed; the platform then returns 409. */
export const applySuspension = (
  state: MerchantActivity,
  action: SuspensionAction,
): MerchantActivity | undefined => nextState(suspensionMoves, state, action);

export function merchantActivityOf({
  status,
  suspension,
}: {
  readonly status: ApplicationStatus;
  readonly suspension: Suspension | null;
}): MerchantActivity {
  if (status !== 'active') return 'not-live';
  return suspension ? 'suspended' : 'live';
}
