import {
  type Invoice,
  type InvoiceEvent,
  shareMethodLabels,
  shareMethods,
} from '@payfac/domain/invoices';
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

/** What there is to say of an event; of a sending the ways it went. */
function detailOf({ event, detail }: Log): string | null {
  if (event !== 'sent' || detail === null) return detail;
  const ways = detail.split(', ');
  return shareMethods
    .filter((method) => ways.includes(method))
    .map((method) => shareMethodLabels[method])
    .join(', ');
}

/** What happened to an invoice. */
export const InvoiceLog = ({ logs }: Pick<Invoice, 'logs'>) => (
  <Timeline
    label="Invoice timeline"
    events={logs.map((log, index) => {
      const detail = detailOf(log);
      return {
        id: `${index} ${log.event}`,
        title: events[log.event],
        time: showMoment(log.createdAt),
        dateTime: log.createdAt.toISOString(),
        ...(log.actor && { actor: log.actor }),
        ...(detail && { detail }),
      };
    })}
  />
);
