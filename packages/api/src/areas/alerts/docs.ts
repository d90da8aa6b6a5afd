import type { DocsOf } from '../../kernel/docs.ts';
import type { alerts } from './contract.ts';

const localDates =
  '`from` and `to` are local dates and times without a zone, such as `2026-03-01T00:00:00`; the `Time-Zone` header says whose.';
const perRow =
  'Returns how many were done; an alert that could not be is named with the reason, and the others are done all the same.';

/** Read by the OpenAPI generator and nothing else. */
export const alertsDocs: DocsOf<typeof alerts> = {
  about: 'What went wrong at an account, or looks suspicious.',
  calls: {
    list: {
      summary: 'List alerts',
      description: `Discarded alerts show only when the status filter asks for them. ${localDates}`,
    },
    groups: { summary: 'List alerts by rule and account', description: localDates },
    discard: {
      summary: 'Discard an alert, or all that filters find',
      description: `Takes \`alertId\` or \`filters\`. Discarding is final. ${perRow}`,
    },
    acknowledge: { summary: 'Acknowledge an alert' },
    unacknowledge: {
      summary: 'Take an acknowledgment back',
      description: 'Clears who acknowledged and when.',
    },
    batchAcknowledge: { summary: 'Acknowledge some alerts', description: perRow },
    batchUnacknowledge: { summary: 'Take acknowledgments back', description: perRow },
    batchDiscard: { summary: 'Discard some alerts', description: `Discarding is final. ${perRow}` },
    bulkAcknowledge: { summary: 'Acknowledge all alerts that filters find', description: perRow },
    bulkUnacknowledge: {
      summary: 'Take back the acknowledgments of all alerts that filters find',
      description: perRow,
    },
    accountChart: {
      summary: 'Chart alerts by account',
      description: `The ten accounts with the most. ${localDates}`,
    },
    cardChart: {
      summary: 'Chart alerts by card',
      description: `The ten cards with the most. ${localDates}`,
    },
  },
};
