import * as alerts from '@payfac/api/contract/alerts';
import { type Alert, type AlertAction, applyAlert } from '@payfac/domain/alerts';
import { send } from '../../shared/api/connection.ts';
import type { BulkAction } from '../../shared/lists/actions/bulk-action.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';

const allows = (action: AlertAction) => (alert: Alert) =>
  applyAlert(alert.status, action) !== undefined;

const named = ({ ruleName, accountName }: Alert) => `the alert of "${ruleName}" for ${accountName}`;

export const alertActions: readonly RowAction<Alert>[] = [
  {
    label: 'Acknowledge',
    isNext: true,
    ability: 'alerts.manage',
    isOffered: allows('acknowledge'),
    run: ({ alertId }) => send(alerts.acknowledge)({ body: { alertId } }),
    done: (alert) => `Acknowledged ${named(alert)}.`,
  },
  {
    label: 'Remove acknowledgment',
    ability: 'alerts.manage',
    isOffered: allows('unacknowledge'),
    run: ({ alertId }) => send(alerts.unacknowledge)({ body: { alertId } }),
    done: (alert) => `Removed the acknowledgment from ${named(alert)}.`,
  },
  {
    label: 'Discard',
    ability: 'alerts.manage',
    tone: 'danger',
    isOffered: allows('discard'),
    confirm: (alert) => ({
      title: `Discard ${named(alert)}?`,
      text: 'The alert leaves the list. This can’t be undone.',
      confirmLabel: 'Discard alert',
      tone: 'danger',
    }),
    run: ({ alertId }) => send(alerts.discard)({ body: { alertId } }),
    done: (alert) => `Discarded ${named(alert)}.`,
  },
];

/**
 * Bulk actions, by ids, so that many show progress.
 * @param whose added to the confirmation, such as ` of "Large ticket" for Elm Street Deli`.
 */
export const bulkMoves = (whose = ''): Readonly<Record<AlertAction, BulkAction<Alert>>> => ({
  acknowledge: {
    label: 'Acknowledge',
    past: 'acknowledged',
    ability: 'alerts.manage',
    isOffered: allows('acknowledge'),
    ask: { title: (chosen) => `Acknowledge ${chosen}${whose}?` },
    inParts: (ids) => send(alerts.batchAcknowledge)({ body: { alertIds: [...ids] } }),
  },
  unacknowledge: {
    label: 'Remove acknowledgment',
    past: 'unacknowledged',
    ability: 'alerts.manage',
    isOffered: allows('unacknowledge'),
    ask: { title: (chosen) => `Remove the acknowledgment from ${chosen}${whose}?` },
    inParts: (ids) => send(alerts.batchUnacknowledge)({ body: { alertIds: [...ids] } }),
  },
  discard: {
    label: 'Discard',
    past: 'discarded',
    ability: 'alerts.manage',
    tone: 'danger',
    isOffered: allows('discard'),
    ask: {
      title: (chosen) => `Discard ${chosen}${whose}?`,
      text: 'They leave the list. This can’t be undone.',
    },
    inParts: (ids) => send(alerts.batchDiscard)({ body: { alertIds: [...ids] } }),
  },
});

export const alertBulkActions: readonly BulkAction<Alert>[] = Object.values(bulkMoves());
