import type { DocsOf } from '../../kernel/docs.ts';
import type { alerts } from './contract.ts';

const localDates =
  '`from` and `to` are local dates and times without a time zone, such as `2026-03-01T00:00:00`, in the zone of the `Time-Zone` header.';
const perRow =
  'Returns the number of alerts changed. An alert that could not be changed is listed in `failed` with the reason; the others still change.';

/** Read by the OpenAPI generator and nothing else. */
export const alertsDocs: DocsOf<typeof alerts> = {
  about: 'Review what went wrong or looks suspicious at accounts.',
  calls: {
    list: {
      summary: 'List alerts',
      description: `Discarded alerts are left out unless you ask for them in \`status\`. ${localDates}`,
    },
    groups: { summary: 'List alerts by rule and account', description: localDates },
    discard: {
      summary: 'Discard an alert, or all alerts that match filters',
      description: `Send \`alertId\` or \`filters\`. You cannot undo a discard. ${perRow}`,
    },
    acknowledge: { summary: 'Acknowledge an alert' },
    unacknowledge: {
      summary: 'Remove the acknowledgment of an alert',
      description: 'Clears who acknowledged the alert and when.',
    },
    batchAcknowledge: { summary: 'Acknowledge several alerts', description: perRow },
    batchUnacknowledge: {
      summary: 'Remove the acknowledgment of several alerts',
      description: perRow,
    },
    batchDiscard: {
      summary: 'Discard several alerts',
      description: `You cannot undo a discard. ${perRow}`,
    },
    bulkAcknowledge: { summary: 'Acknowledge all alerts that match filters', description: perRow },
    bulkUnacknowledge: {
      summary: 'Remove the acknowledgment of all alerts that match filters',
      description: perRow,
    },
    accountChart: {
      summary: 'Chart alerts by account',
      description: `Returns the ten accounts with the most alerts. ${localDates}`,
    },
    cardChart: {
      summary: 'Chart alerts by card',
      description: `Returns the ten cards with the most alerts. ${localDates}`,
    },
  },
};
