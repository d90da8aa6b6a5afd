import { formatUsd } from '@payfac/domain/money';
import { Timeline } from '@payfac/ui/timeline';
import {
  type TimelineEntry,
  timelineEvents,
} from '../../../entities/transactions/timeline-events.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../detail-drawer.css.ts';

/** Everything that happened to a payment, oldest first. */
export function TransactionTimeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Timeline</h3>
      <Timeline
        label="Payment timeline"
        events={entries.map((entry, index) => ({
          id: `${index} ${entry.event}`,
          title: timelineEvents[entry.event][0],
          time: showMoment(entry.at),
          dateTime: entry.at.toISOString(),
          tone: timelineEvents[entry.event][1],
          ...(entry.amount === null ? {} : { amount: formatUsd(entry.amount) }),
          ...(entry.actor ? { actor: entry.actor } : {}),
          ...(entry.detail && entry.detail !== timelineEvents[entry.event][0]
            ? { detail: entry.detail }
            : {}),
        }))}
      />
    </section>
  );
}
