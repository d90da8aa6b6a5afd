import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Dispute statuses. The `warning_` ones are inquiries, which move no money. */
export const disputeStatuses = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

export const disputeStatusLabels: Readonly<Record<DisputeStatus, string>> = {
  warning_needs_response: 'Inquiry: needs response',
  warning_under_review: 'Inquiry: under review',
  warning_closed: 'Inquiry: closed',
  needs_response: 'Needs response',
  under_review: 'Under review',
  won: 'Won',
  lost: 'Lost',
};

export const disputeActions = [
  'respond',
  'close',
  'escalate',
  'accept',
  'expire',
  'win',
  'lose',
] as const;
export type DisputeAction = (typeof disputeActions)[number];

type DisputeMove = Move<DisputeStatus, DisputeAction, never>;

/**
 * Every move of a dispute. The back office only reads them: cardholders, issuers and the clock make these moves.
 * `warning_closed`, `won` and `lost` are final.
 */
export const disputeMoves: readonly DisputeMove[] = [
  { from: 'warning_needs_response', action: 'respond', to: 'warning_under_review', by: 'system' },
  { from: 'warning_under_review', action: 'close', to: 'warning_closed', by: 'system' },
  { from: 'warning_under_review', action: 'escalate', to: 'needs_response', by: 'system' },
  { from: 'needs_response', action: 'respond', to: 'under_review', by: 'system' },
  { from: 'needs_response', action: 'accept', to: 'lost', by: 'system' },
  { from: 'needs_response', action: 'expire', to: 'lost', by: 'system' },
  { from: 'under_review', action: 'win', to: 'won', by: 'system' },
  { from: 'under_review', action: 'lose', to: 'lost', by: 'system' },
];

export const { transitionsFrom: disputeTransitionsFrom, apply: applyDispute } =
  machineOf(disputeMoves);
