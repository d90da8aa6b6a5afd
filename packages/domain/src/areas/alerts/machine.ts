import type { Ability } from '../../kernel/access/index.ts';
import { type Move, machineOf } from '../../kernel/state-machine/index.ts';

/** Alert statuses; a discarded alert is final and leaves the list. */
export const alertStatuses = ['unacknowledged', 'acknowledged', 'discarded'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

export const alertStatusLabels: Readonly<Record<AlertStatus, string>> = {
  unacknowledged: 'Unacknowledged',
  acknowledged: 'Acknowledged',
  discarded: 'Discarded',
};

export const alertActions = ['acknowledge', 'unacknowledge', 'discard'] as const;
export type AlertAction = (typeof alertActions)[number];

type AlertMove = Move<AlertStatus, AlertAction, Ability>;

/** Unacknowledging clears the acknowledgment. */
export const alertMoves: readonly AlertMove[] = [
  { from: 'unacknowledged', action: 'acknowledge', to: 'acknowledged', by: 'alerts.manage' },
  { from: 'acknowledged', action: 'unacknowledge', to: 'unacknowledged', by: 'alerts.manage' },
  { from: 'unacknowledged', action: 'discard', to: 'discarded', by: 'alerts.manage' },
  { from: 'acknowledged', action: 'discard', to: 'discarded', by: 'alerts.manage' },
];

export const { transitionsFrom: alertTransitionsFrom, apply: applyAlert } = machineOf(alertMoves);
