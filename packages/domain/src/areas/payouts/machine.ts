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

/** The bank can return a payout from when it accepts the file until the funds are reconciled. */
const returnable = ['instruction', 'processing', 'processed', 'sent'] as const;

/** A payout can be stopped until the bank file is cut. */
const beforeTheFile = ['pending', 'approved', 'ack'] as const;

/**
 * Every move of a payout. Once instructed (its file is cut) only the bank moves it; a failed payout stays failed, and a
 * new payout pays its funds once the account is corrected.
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

/** The statuses in which a payout can still be held. */
export const holdablePayoutStatuses: readonly PayoutStatus[] = beforeTheFile;
