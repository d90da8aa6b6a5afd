import type { Ability } from '../../kernel/access/index.ts';
import type { Completion } from '../../kernel/enumerations/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Status of payment links and hosted sessions (LINK-31). */
export const paymentLinkStatuses = [
  'created',
  'sent',
  'resent',
  'initiated',
  'canceled',
  'expired',
  'onboarding',
] as const;
export type PaymentLinkStatus = (typeof paymentLinkStatuses)[number];

export const paymentLinkStatusLabels: Readonly<Record<PaymentLinkStatus, string>> = {
  created: 'Created',
  sent: 'Sent',
  resent: 'Resent',
  initiated: 'Initiated',
  canceled: 'Canceled',
  expired: 'Expired',
  onboarding: 'Onboarding',
};

export const paymentLinkActions = ['send', 'open', 'deactivate', 'expire', 'go-live'] as const;
export type PaymentLinkAction = (typeof paymentLinkActions)[number];

type PaymentLinkMove = Move<PaymentLinkStatus, PaymentLinkAction, Ability>;

const unopened = ['created', 'sent', 'resent'] as const;
const stillOpen = [...unopened, 'initiated', 'onboarding'] as const;

/**
 * Every move of a link. A link starts at `onboarding` when its merchant isn't live yet; the payer makes `open`.
 * `canceled` and `expired` are final.
 */
export const paymentLinkMoves: readonly PaymentLinkMove[] = [
  { from: 'created', action: 'send', to: 'sent', by: 'paylink.send' },
  ...(['sent', 'resent', 'initiated'] as const).map(
    (from): PaymentLinkMove => ({ from, action: 'send', to: 'resent', by: 'paylink.send' }),
  ),
  ...unopened.map(
    (from): PaymentLinkMove => ({ from, action: 'open', to: 'initiated', by: 'system' }),
  ),
  { from: 'onboarding', action: 'go-live', to: 'created', by: 'system' },
  ...stillOpen.flatMap((from): PaymentLinkMove[] => [
    { from, action: 'deactivate', to: 'canceled', by: 'paylink.send' },
    { from, action: 'expire', to: 'expired', by: 'system' },
  ]),
];

export const { transitionsFrom: paymentLinkTransitionsFrom, apply: applyPaymentLink } =
  machineOf(paymentLinkMoves);

export const completionActions = ['pay', 'fail'] as const;
export type CompletionAction = (typeof completionActions)[number];

/** Outcome of a payer's visit: a failed payment can be retried, a completed one is final. */
export const completionMoves: readonly Move<Completion, CompletionAction, never>[] = [
  { from: 'initiated', action: 'pay', to: 'completed', by: 'system' },
  { from: 'initiated', action: 'fail', to: 'failed', by: 'system' },
  { from: 'failed', action: 'pay', to: 'completed', by: 'system' },
  { from: 'failed', action: 'fail', to: 'failed', by: 'system' },
];

export const { transitionsFrom: completionTransitionsFrom, apply: applyCompletion } =
  machineOf(completionMoves);
