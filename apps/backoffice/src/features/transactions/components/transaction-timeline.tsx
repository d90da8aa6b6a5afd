import { formatUsd } from '@payfac/domain/money';
import { Timeline, type TimelineTone } from '@payfac/ui/timeline';
import type { Timeline as TimelineAnswer } from '../../../entities/transactions/queries.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../detail-drawer.css.ts';

type Entry = TimelineAnswer['data'][number];

const events: Readonly<Record<Entry['event'], readonly [title: string, tone: TimelineTone]>> = {
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

/** Everything that happened to a payment, oldest first. */
export function TransactionTimeline({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Timeline</h3>
      <Timeline
        label="Payment timeline"
        events={entries.map((entry, index) => ({
          id: `${index} ${entry.event}`,
          title: events[entry.event][0],
          time: showMoment(entry.at),
          dateTime: entry.at.toISOString(),
          tone: events[entry.event][1],
          ...(entry.amount === null ? {} : { amount: formatUsd(entry.amount) }),
          ...(entry.actor ? { actor: entry.actor } : {}),
          ...(entry.detail && entry.detail !== events[entry.event][0]
            ? { detail: entry.detail }
            : {}),
        }))}
      />
    </section>
  );
}
