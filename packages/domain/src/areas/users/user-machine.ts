import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** User states: failed sign-ins lock a user until unlocked; deleted is final. */
export const userStates = ['active', 'locked', 'deleted'] as const;
export type UserState = (typeof userStates)[number];

export const userStateLabels: Readonly<Record<UserState, string>> = {
  active: 'Active',
  locked: 'Locked',
  deleted: 'Deleted',
};

export const userActions = ['lock', 'unlock', 'delete'] as const;
export type UserAction = (typeof userActions)[number];

type UserMove = Move<UserState, UserAction, Ability>;

export const userMoves: readonly UserMove[] = [
  { from: 'active', action: 'lock', to: 'locked', by: 'system' },
  { from: 'locked', action: 'unlock', to: 'active', by: 'users.manage' },
  { from: 'active', action: 'delete', to: 'deleted', by: 'users.manage' },
  { from: 'locked', action: 'delete', to: 'deleted', by: 'users.manage' },
];

export const { transitionsFrom: userTransitionsFrom, apply: applyUser } = machineOf(userMoves);
