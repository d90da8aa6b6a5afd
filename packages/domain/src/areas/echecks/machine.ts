import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/**
 * States of an eCheck payment: a card payment's states where the meaning is the same, plus `pending` until the ACH
 * cutoff and `returned` after a bank's return.
 */
export const echeckStates = [
  'pending',
  'voided',
  'processing',
  'settled',
  'partially-refunded',
  'refunded',
  'returned',
] as const;
export type EcheckState = (typeof echeckStates)[number];

export const echeckStateLabels: Readonly<Record<EcheckState, string>> = {
  pending: 'Pending',
  voided: 'Voided',
  processing: 'Processing',
  settled: 'Settled',
  'partially-refunded': 'Partially refunded',
  refunded: 'Refunded',
  returned: 'Returned',
};

export const echeckActions = [
  'void',
  'send',
  'settle',
  'refund-in-part',
  'refund-in-full',
  'return',
] as const;
export type EcheckAction = (typeof echeckActions)[number];

type EcheckMove = Move<EcheckState, EcheckAction, Ability>;

const refundable = ['settled', 'partially-refunded'] as const;
const returnable = ['processing', 'settled', 'partially-refunded', 'refunded'] as const;

/** Every move of an eCheck. `send` is the ACH cutoff; `voided` and `returned` are final. */
export const echeckMoves: readonly EcheckMove[] = [
  { from: 'pending', action: 'void', to: 'voided', by: 'transactions.void' },
  { from: 'pending', action: 'send', to: 'processing', by: 'system' },
  { from: 'processing', action: 'settle', to: 'settled', by: 'system' },
  ...refundable.flatMap((from): EcheckMove[] => [
    { from, action: 'refund-in-part', to: 'partially-refunded', by: 'transactions.refund' },
    { from, action: 'refund-in-full', to: 'refunded', by: 'transactions.refund' },
  ]),
  ...returnable.map(
    (from): EcheckMove => ({ from, action: 'return', to: 'returned', by: 'system' }),
  ),
];

export const { transitionsFrom: echeckTransitionsFrom, apply: applyEcheck } =
  machineOf(echeckMoves);
