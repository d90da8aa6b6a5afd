import * as z from 'zod/mini';
import type { Ability } from '../access/index.ts';
import { type Move, nextState, transitionsFrom } from '../state-machine/index.ts';
import { instant } from '../time/index.ts';
import type { ApplicationStatus } from './status.ts';

/** Whether a merchant may process: live, suspended for a reason, or not there yet. */
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

/** A suspension stops processing and holds payouts; it takes a reason and can be undone. */
export const suspensionMoves: readonly SuspensionMove[] = [
  { from: 'live', action: 'suspend', to: 'suspended', by: 'accounts.status' },
  { from: 'suspended', action: 'resume', to: 'live', by: 'accounts.status' },
];

export const suspensionTransitionsFrom = (state: MerchantActivity): SuspensionMove[] =>
  transitionsFrom(suspensionMoves, state);

/** Undefined when the move is not allowed; the platform then answers 409. */
export const applySuspension = (
  state: MerchantActivity,
  action: SuspensionAction,
): MerchantActivity | undefined => nextState(suspensionMoves, state, action);

export const suspensionSchema = z.object({
  reason: z.string(),
  suspendedAt: instant,
  /** Who did it; null for the system. */
  suspendedBy: z.nullable(z.string()),
});
export type Suspension = z.output<typeof suspensionSchema>;

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
