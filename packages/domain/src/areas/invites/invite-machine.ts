import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Invite statuses. Accepted and deleted are final. */
export const inviteStatuses = ['created', 'sent', 'accepted', 'expired', 'deleted'] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

export const inviteStatusLabels: Readonly<Record<InviteStatus, string>> = {
  created: 'Created',
  sent: 'Sent',
  accepted: 'Accepted',
  expired: 'Expired',
  deleted: 'Deleted',
};

export const inviteActions = ['send', 'accept', 'expire', 'delete'] as const;
export type InviteAction = (typeof inviteActions)[number];

type InviteMove = Move<InviteStatus, InviteAction, Ability>;

/** An invite can be resent; resending an expired one restarts its term. */
export const inviteMoves: readonly InviteMove[] = [
  { from: 'created', action: 'send', to: 'sent', by: 'invites.manage' },
  { from: 'created', action: 'delete', to: 'deleted', by: 'invites.manage' },
  { from: 'sent', action: 'send', to: 'sent', by: 'invites.manage' },
  { from: 'sent', action: 'accept', to: 'accepted', by: 'system' },
  { from: 'sent', action: 'expire', to: 'expired', by: 'system' },
  { from: 'sent', action: 'delete', to: 'deleted', by: 'invites.manage' },
  { from: 'expired', action: 'send', to: 'sent', by: 'invites.manage' },
  { from: 'expired', action: 'delete', to: 'deleted', by: 'invites.manage' },
];

export const { transitionsFrom: inviteTransitionsFrom, apply: applyInvite } =
  machineOf(inviteMoves);

/** How long an invite can be accepted after it was last sent: 14 days, in milliseconds. */
export const inviteTermMs = 1_209_600_000;
