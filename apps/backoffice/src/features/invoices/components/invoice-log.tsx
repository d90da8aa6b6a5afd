import {
  type Invoice,
  type InvoiceEvent,
  shareMethodLabels,
  shareMethods,
} from '@payfac/domain/invoices';
import { displayTransactionId } from '@payfac/domain/transactions';
import { Timeline } from '@payfac/ui/timeline';
import { showMoment } from '../../../shared/time/show.ts';

const events: Readonly<Record<InvoiceEvent, string>> = {
  created: 'Created',
  edited: 'Edited',
  sent: 'Sent',
  viewed: 'Viewed by the customer',
  'payment-failed': 'Payment failed',
  paid: 'Paid',
  overdue: 'Overdue',
  voided: 'Voided',
  deleted: 'Deleted',
};

type Log = Invoice['logs'][number];

/** An event's detail: for a sending its channels, for a payment its id. */
function detailOf({ event, detail }: Log): string | null {
  if (event === 'paid' && detail !== null) return displayTransactionId(detail);
  if (event !== 'sent' || detail === null) return detail;
  const ways = detail.split(', ');
  return shareMethods
    .filter((method) => ways.includes(method))
    .map((method) => shareMethodLabels[method])
    .join(', ');
}

/** Sending again is a reminder. */
const titleOf = ({ event }: Log, before: readonly Log[]): string =>
  event === 'sent' && before.some((earlier) => earlier.event === 'sent')
    ? 'Reminder sent'
    : events[event];

/** An invoice's history. */
export const InvoiceLog = ({ logs }: Pick<Invoice, 'logs'>) => (
  <Timeline
    label="Invoice timeline"
    events={logs.map((log, index) => {
      const detail = detailOf(log);
      return {
        id: `${index} ${log.event}`,
        title: titleOf(log, logs.slice(0, index)),
        time: showMoment(log.createdAt),
        dateTime: log.createdAt.toISOString(),
        ...(log.actor && { actor: log.actor }),
        ...(detail && { detail }),
      };
    })}
  />
);
