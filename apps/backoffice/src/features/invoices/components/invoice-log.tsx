import type { Invoice, InvoiceEvent } from '@payfac/domain/invoices';
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

/** What happened to an invoice. */
export const InvoiceLog = ({ logs }: Pick<Invoice, 'logs'>) => (
  <Timeline
    label="Invoice timeline"
    events={logs.map(({ createdAt, event, actor, detail }, index) => ({
      id: `${index} ${event}`,
      title: events[event],
      time: showMoment(createdAt),
      dateTime: createdAt.toISOString(),
      ...(actor && { actor }),
      ...(detail && { detail }),
    }))}
  />
);
