import type { Output, reporting } from '@payfac/api/contract';

type ShownEvent = Output<typeof reporting.transactionTimeline>['data'][number]['event'];

/** Stored timeline events, and their names in the API. */
const shownEvents = {
  'sale.approved': 'approved',
  'auth.approved': 'authorized',
  'sale.declined': 'declined',
  'auth.declined': 'declined',
  'operation.unknown': 'outcome-unknown',
  'operation.not-reached': 'status-changed',
  'review.held': 'held-for-review',
  'review.approved': 'review-approved',
  'review.rejected': 'review-rejected',
  'capture.approved': 'captured',
  'capture.failed': 'declined',
  'void.approved': 'voided',
  'void.failed': 'declined',
  'refund.requested': 'refund-requested',
  'refund.approved': 'refunded',
  'refund.failed': 'refund-failed',
  settled: 'settled',
  expired: 'expired',
  reversed: 'reversed',
  'chargeback.opened': 'disputed',
  'chargeback.won': 'dispute-won',
  'chargeback.lost': 'status-changed',
  'echeck.accepted': 'approved',
  'echeck.sent': 'status-changed',
  'echeck.returned': 'reversed',
  edited: 'edited',
  'customer.changed': 'customer-changed',
  'status.changed': 'status-changed',
  'receipt.sent': 'receipt-sent',
} as const satisfies Readonly<Record<string, ShownEvent>>;

export type TimelineEvent = keyof typeof shownEvents;

const byName: ReadonlyMap<string, ShownEvent> = new Map(Object.entries(shownEvents));

/** An event that this version doesn't know is shown as a status change. */
export const shownEvent = (event: string): ShownEvent => byName.get(event) ?? 'status-changed';
