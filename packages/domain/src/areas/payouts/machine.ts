import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';
import type { PayoutStatus } from './status.ts';

export const payoutActions = [
  'hold',
  'release',
  'approve',
  'acknowledge',
  'unacknowledge',
  'instruct',
  'accept',
  'process',
  'finish',
  'send',
  'reconcile',
  'return',
] as const;
export type PayoutAction = (typeof payoutActions)[number];

type PayoutMove = Move<PayoutStatus, PayoutAction, Ability>;

/** From the bank's acceptance of the file until the money is matched, the bank can send it back. */
const returnable = ['instruction', 'processing', 'processed', 'sent'] as const;

/** Until the bank file is cut, a payout can still be stopped. */
const beforeTheFile = ['pending', 'approved', 'ack'] as const;

/**
 * Every move of a payout. Once instructed (its file is cut) it is the bank's; a failed one stays
 * failed and its money is paid by a new payout when the account is corrected.
 */
export const payoutMoves: readonly PayoutMove[] = [
  ...beforeTheFile.map(
    (from): PayoutMove => ({ from, action: 'hold', to: 'on-hold', by: 'payouts.hold' }),
  ),
  { from: 'on-hold', action: 'release', to: 'pending', by: 'payouts.hold' },
  { from: 'pending', action: 'approve', to: 'approved', by: 'system' },
  { from: 'pending', action: 'acknowledge', to: 'ack', by: 'payouts.acknowledge' },
  { from: 'approved', action: 'acknowledge', to: 'ack', by: 'payouts.acknowledge' },
  { from: 'ack', action: 'unacknowledge', to: 'pending', by: 'payouts.acknowledge' },
  { from: 'ack', action: 'instruct', to: 'instructed', by: 'system' },
  { from: 'instructed', action: 'accept', to: 'instruction', by: 'system' },
  { from: 'instruction', action: 'process', to: 'processing', by: 'system' },
  { from: 'processing', action: 'finish', to: 'processed', by: 'system' },
  { from: 'processed', action: 'send', to: 'sent', by: 'system' },
  { from: 'sent', action: 'reconcile', to: 'reconciled', by: 'system' },
  ...returnable.map((from): PayoutMove => ({ from, action: 'return', to: 'failed', by: 'system' })),
];

export const { transitionsFrom: payoutTransitionsFrom, apply: applyPayout } =
  machineOf(payoutMoves);

/** The states in which holding a payout still takes effect. */
export const holdablePayoutStatuses: readonly PayoutStatus[] = beforeTheFile;
