import type { Ability } from '../../kernel/access/index.ts';
import { type Move, nextState, transitionsFrom } from '../../kernel/state-machine/index.ts';

/** States of a card payment. */
export const cardPaymentStates = [
  'processing',
  'declined',
  'for-review',
  'unknown',
  'authorized',
  'voided',
  'expired',
  'settled',
  'partially-refunded',
  'refunded',
  'charged-back',
  'reversed',
] as const;
export type CardPaymentState = (typeof cardPaymentStates)[number];

export const cardPaymentActions = [
  'approve',
  'reject',
  'capture',
  'void',
  'expire',
  'settle',
  'refund-in-part',
  'refund-in-full',
  'open-dispute',
  'win-dispute',
  'confirm',
  'decline',
  'reverse',
] as const;
export type CardPaymentAction = (typeof cardPaymentActions)[number];

type CardPaymentMove = Move<CardPaymentState, CardPaymentAction, Ability>;

const refundable = ['processing', 'settled', 'partially-refunded'] as const;
const disputable = ['settled', 'partially-refunded', 'refunded'] as const;

/** Every move of a card payment after its creation; `declined`, `voided`, `expired` and `reversed` are final. */
export const cardPaymentMoves: readonly CardPaymentMove[] = [
  { from: 'for-review', action: 'approve', to: 'processing', by: 'transactions.review' },
  { from: 'for-review', action: 'reject', to: 'voided', by: 'transactions.review' },
  { from: 'authorized', action: 'capture', to: 'processing', by: 'transactions.capture' },
  { from: 'authorized', action: 'void', to: 'voided', by: 'transactions.void' },
  { from: 'authorized', action: 'expire', to: 'expired', by: 'system' },
  { from: 'processing', action: 'void', to: 'voided', by: 'transactions.void' },
  { from: 'processing', action: 'settle', to: 'settled', by: 'system' },
  { from: 'unknown', action: 'confirm', to: 'processing', by: 'system' },
  { from: 'unknown', action: 'decline', to: 'declined', by: 'system' },
  { from: 'unknown', action: 'reverse', to: 'reversed', by: 'system' },
  ...refundable.flatMap((from): CardPaymentMove[] => [
    { from, action: 'refund-in-part', to: 'partially-refunded', by: 'transactions.refund' },
    { from, action: 'refund-in-full', to: 'refunded', by: 'transactions.refund' },
  ]),
  ...disputable.map(
    (from): CardPaymentMove => ({ from, action: 'open-dispute', to: 'charged-back', by: 'system' }),
  ),
  { from: 'charged-back', action: 'win-dispute', to: 'settled', by: 'system' },
];

export const cardPaymentTransitionsFrom = (state: CardPaymentState): CardPaymentMove[] =>
  transitionsFrom(cardPaymentMoves, state);

/** The new state; undefined when the move isn't allowed, which the platform answers with 409. */
export const applyCardPayment = (
  state: CardPaymentState,
  action: CardPaymentAction,
): CardPaymentState | undefined => nextState(cardPaymentMoves, state, action);
