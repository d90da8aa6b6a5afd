import { type WebhookEventType, webhookEventTypes } from '@payfac/domain/webhooks';
import { Disclosure } from '@payfac/ui/disclosure';
import { counted } from '../../../shared/counted.ts';
import * as styles from './overview.css.ts';

const all = webhookEventTypes.length;

/** Event types by their record: `payment` with `authorized`, `captured`, …. */
const byRecord = (events: readonly WebhookEventType[]) =>
  Map.groupBy(
    events.map((event) => {
      const [record = event, ...name] = event.split('.');
      return { record, name: name.join('.') };
    }),
    ({ record }) => record,
  );

/** How many events a webhook gets; the types themselves by record, on request. */
export function Events({ events }: { readonly events: readonly WebhookEventType[] }) {
  const isAll = events.length === all;
  if (events.length === 0) return 'None';
  return (
    <Disclosure
      title={
        isAll ? `All ${counted(all, 'event')}` : `${events.length} of ${counted(all, 'event')}`
      }
    >
      <dl className={styles.records}>
        {[...byRecord(events)].map(([record, own]) => (
          <div key={record} className={styles.record}>
            <dt className={styles.recordName}>{record}</dt>
            <dd className={styles.chips}>
              {own.map(({ name }) => (
                <code key={name} className={styles.chip}>
                  {name}
                </code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
