import type { TimelineTone } from '@payfac/ui/timeline';
import type { Timeline } from './transaction.tsx';

export type TimelineEntry = Timeline['data'][number];

/** What happened to a payment, in words and by how good it is. */
export const timelineEvents: Readonly<
  Record<TimelineEntry['event'], readonly [title: string, tone: TimelineTone]>
> = {
  authorized: ['Authorized', 'info'],
  approved: ['Approved', 'success'],
  declined: ['Declined', 'danger'],
  'held-for-review': ['Held for review', 'warning'],
  'review-approved': ['Review approved', 'success'],
  'review-rejected': ['Review rejected', 'danger'],
  captured: ['Captured', 'success'],
  voided: ['Voided', 'neutral'],
  'refund-requested': ['Refund requested', 'info'],
  refunded: ['Refunded', 'success'],
  'refund-failed': ['Refund failed', 'danger'],
  settled: ['Settled', 'success'],
  expired: ['Authorization expired', 'neutral'],
  disputed: ['Disputed', 'danger'],
  'dispute-won': ['Dispute won', 'success'],
  'outcome-unknown': ['Awaiting processor', 'warning'],
  reversed: ['Reversed', 'neutral'],
  edited: ['Edited', 'neutral'],
  'customer-changed': ['Customer changed', 'neutral'],
  'status-changed': ['Status changed', 'neutral'],
  'receipt-sent': ['Receipt sent', 'neutral'],
};
