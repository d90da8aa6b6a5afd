import { type Invoice, type InvoiceEvent, paymentTermLabels } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Money } from '@payfac/ui/money';
import { type Column, Table } from '@payfac/ui/table';
import { Timeline } from '@payfac/ui/timeline';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import * as styles from './invoice-detail.css.ts';

type Item = Invoice['items'][number];

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

const itemColumns: readonly Column<Item>[] = [
  { id: 'description', header: 'Item', render: ({ description }) => description },
  { id: 'quantity', header: 'Quantity', render: ({ quantity }) => quantity, align: 'end' },
  { id: 'unitPrice', header: 'Price', render: (item) => formatUsd(item.unitPrice), align: 'end' },
  { id: 'amount', header: 'Amount', render: ({ amount }) => formatUsd(amount), align: 'end' },
];

const itemKey = ({ description, amount }: Item) => `${description} ${amount}`;

const facts = (invoice: Invoice) => [
  { term: 'Customer', value: invoice.customerName ?? '—' },
  { term: 'Email', value: invoice.email ?? '—' },
  { term: 'Account', value: invoice.accountName },
  { term: 'Date', value: showDay(invoice.date) },
  { term: 'Due', value: showDay(invoice.dueDate) },
  { term: 'Terms', value: paymentTermLabels[invoice.paymentTerm] },
  { term: 'Subtotal', value: formatUsd(invoice.subtotal) },
  { term: 'Tax', value: formatUsd(invoice.taxAmount) },
  ...(invoice.paymentUrl
    ? [
        {
          term: 'Payment page',
          value: <CopyValue label="payment page" value={invoice.paymentUrl} />,
        },
      ]
    : []),
  ...(invoice.notes ? [{ term: 'Notes', value: invoice.notes }] : []),
];

/** An invoice beside its list: what it comes to, for whom, for what, and what happened to it. */
export const InvoiceDetail = ({ invoice }: { readonly invoice: Invoice }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={invoice.totalAmount} rank="hero" />
      <InvoiceStatusBadge status={invoice.status} />
    </Inline>
    <DescriptionList entries={facts(invoice)} />
    {invoice.items.length > 0 && (
      <section className={styles.section}>
        <h3 className={styles.heading}>Items</h3>
        <Table label="Items" columns={itemColumns} rows={invoice.items} rowKey={itemKey} />
      </section>
    )}
    <section className={styles.section}>
      <h3 className={styles.heading}>Timeline</h3>
      <Timeline
        label="Invoice timeline"
        events={invoice.logs.map(({ createdAt, event, actor, detail }, index) => ({
          id: `${index} ${event}`,
          title: events[event],
          time: showMoment(createdAt),
          dateTime: createdAt.toISOString(),
          ...(actor && { actor }),
          ...(detail && { detail }),
        }))}
      />
    </section>
  </Stack>
);
