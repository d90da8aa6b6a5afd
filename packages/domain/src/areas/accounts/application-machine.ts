import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';
import type { ApplicationStatus } from './status.ts';

export const applicationActions = [
  'send-sms',
  'confirm-sms',
  'select-type',
  'enter-identity',
  'fill-in',
  'enter-payout',
  'submit',
  'request-information',
  'approve',
  'decline',
  'activate',
  'archive',
  'reopen',
] as const;
export type ApplicationAction = (typeof applicationActions)[number];

type ApplicationMove = Move<ApplicationStatus, ApplicationAction, Ability>;

/** Statuses in which the next step isn't ours; applications left in one too long are archived. */
const idle = [
  'initiated',
  'sms_sent',
  'sms_valid',
  'type_selected',
  'identity',
  'progress',
  'declined',
] as const satisfies readonly ApplicationStatus[];

/**
 * Every move of an application. The hosted onboarding pages go through text message, type and identity. An application
 * entered in the back office is in `progress` from its first step, a hosted one once its payout account is entered.
 * A processor's refusal declines an approved application.
 */
export const applicationMoves: readonly ApplicationMove[] = [
  { from: 'initiated', action: 'send-sms', to: 'sms_sent', by: 'system' },
  { from: 'sms_sent', action: 'confirm-sms', to: 'sms_valid', by: 'system' },
  { from: 'sms_valid', action: 'select-type', to: 'type_selected', by: 'accounts.submit' },
  { from: 'type_selected', action: 'enter-identity', to: 'identity', by: 'accounts.submit' },
  { from: 'initiated', action: 'fill-in', to: 'progress', by: 'accounts.new' },
  { from: 'identity', action: 'enter-payout', to: 'progress', by: 'accounts.submit' },
  { from: 'progress', action: 'enter-payout', to: 'progress', by: 'accounts.submit' },
  { from: 'identity', action: 'submit', to: 'review', by: 'accounts.submit' },
  { from: 'progress', action: 'submit', to: 'review', by: 'accounts.submit' },
  {
    from: 'review',
    action: 'request-information',
    to: 'identity',
    by: 'accounts.requestInformation',
  },
  { from: 'review', action: 'approve', to: 'approved', by: 'accounts.approve' },
  { from: 'review', action: 'decline', to: 'declined', by: 'accounts.decline' },
  { from: 'approved', action: 'decline', to: 'declined', by: 'accounts.decline' },
  { from: 'approved', action: 'activate', to: 'active', by: 'accounts.provision' },
  ...idle.map(
    (from): ApplicationMove => ({ from, action: 'archive', to: 'archived', by: 'accounts.status' }),
  ),
  { from: 'archived', action: 'reopen', to: 'identity', by: 'accounts.status' },
];

export const { transitionsFrom: applicationTransitionsFrom, apply: applyApplication } =
  machineOf(applicationMoves);
