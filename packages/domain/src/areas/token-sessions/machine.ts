import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** A tokenization page is open until it is used or expires. */
export const tokenSessionStatuses = ['open', 'closed'] as const;
export type TokenSessionStatus = (typeof tokenSessionStatuses)[number];

export const tokenSessionStatusLabels: Readonly<Record<TokenSessionStatus, string>> = {
  open: 'Open',
  closed: 'Closed',
};

export const tokenSessionActions = ['close'] as const;
export type TokenSessionAction = (typeof tokenSessionActions)[number];

export const tokenSessionMoves: readonly Move<TokenSessionStatus, TokenSessionAction, never>[] = [
  { from: 'open', action: 'close', to: 'closed', by: 'system' },
];

export const { transitionsFrom: tokenSessionTransitionsFrom, apply: applyTokenSession } =
  machineOf(tokenSessionMoves);
