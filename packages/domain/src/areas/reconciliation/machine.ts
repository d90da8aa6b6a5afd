import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Statuses of a difference; a resolved one is final. */
export const differenceStatuses = ['open', 'resolved'] as const;
export type DifferenceStatus = (typeof differenceStatuses)[number];

export const differenceStatusLabels: Readonly<Record<DifferenceStatus, string>> = {
  open: 'Open',
  resolved: 'Resolved',
};

export const differenceActions = ['resolve'] as const;
export type DifferenceAction = (typeof differenceActions)[number];

type DifferenceMove = Move<DifferenceStatus, DifferenceAction, Ability>;

/** Resolving requires a note with the finding. */
export const differenceMoves: readonly DifferenceMove[] = [
  { from: 'open', action: 'resolve', to: 'resolved', by: 'transactions.tab.reconciliation' },
];

export const { transitionsFrom: differenceTransitionsFrom, apply: applyDifference } =
  machineOf(differenceMoves);
