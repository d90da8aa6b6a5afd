import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';
import type { ProvisioningStatus } from './status.ts';

export const provisioningActions = ['underwrite', 'provision', 'reset', 'archive'] as const;
export type ProvisioningAction = (typeof provisioningActions)[number];

type ProvisioningMove = Move<ProvisioningStatus, ProvisioningAction, Ability>;

/**
 * Every move of a provisioning request. A reset keeps it provisioned and clears the processor's ids; a refusal archives
 * an open request.
 */
export const provisioningMoves: readonly ProvisioningMove[] = [
  {
    from: 'requested',
    action: 'underwrite',
    to: 'underwriting',
    by: 'accounts.underwritingStatus',
  },
  { from: 'underwriting', action: 'provision', to: 'provisioned', by: 'accounts.provision' },
  { from: 'provisioned', action: 'provision', to: 'provisioned', by: 'accounts.provision' },
  { from: 'provisioned', action: 'reset', to: 'provisioned', by: 'accounts.provision' },
  { from: 'requested', action: 'archive', to: 'archived', by: 'accounts.decline' },
  { from: 'underwriting', action: 'archive', to: 'archived', by: 'accounts.decline' },
  { from: 'provisioned', action: 'archive', to: 'archived', by: 'accounts.decline' },
];

export const { transitionsFrom: provisioningTransitionsFrom, apply: applyProvisioning } =
  machineOf(provisioningMoves);
