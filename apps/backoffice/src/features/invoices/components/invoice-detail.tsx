import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Invoice, paymentTermLabels } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { type Column, Table } from '@payfac/ui/table';
import type { ReactNode } from 'react';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { reducedFacts } from '../../../entities/accounts/reduced-price.ts';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { recordAt } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showDay } from '../../../shared/time/show.ts';
import * as styles from './invoice-detail.css.ts';
import { InvoiceLog } from './invoice-log.tsx';

type Item = Invoice['items'][number];

const discountOf = ({ discountRate }: Item): string =>
  discountRate === undefined ? '' : `${discountRate}% off`;

const itemColumns: readonly Column<Item>[] = [
  { id: 'description', header: 'Item', render: ({ description }) => description },
  {
    id: 'price',
    header: 'Price',
    render: ({ quantity, unitPrice }) => `${quantity} × ${formatUsd(unitPrice)}`,
    align: 'end',
    onCard: 'detail',
    noteOnCard: discountOf,
  },
  { id: 'discount', header: 'Discount', render: discountOf, align: 'end' },
  {
    id: 'amount',
    header: 'Amount',
    render: ({ amount }) => formatUsd(amount),
    content: 'money',
    onCard: 'amount',
  },
];

/** A discount has a column where an item has one. */
const columnsFor = (items: readonly Item[]) =>
  items.some((item) => item.discountRate !== undefined)
    ? itemColumns
    : itemColumns.filter(({ id }) => id !== 'discount');

const itemKey = ({ description, amount }: Item) => `${description} ${amount}`;

function useFacts(invoice: Invoice) {
  const holder = useHolder();
  const { customerId, customerName, transactionId, dualPricing, totalAmount, paidAmount } = invoice;
  const name = customerName ?? '—';
  return [
    {
      term: 'Customer',
      value:
        customerId && can(holder, 'sidebar.customers') ? (
          <Link href={recordAt('/customers', customerId)}>{name}</Link>
        ) : (
          name
        ),
    },
    { term: 'Email', value: invoice.email ?? '—' },
    ...(invoice.mobileNumber
      ? [{ term: 'Mobile phone', value: formatPhoneNumber(invoice.mobileNumber) }]
      : []),
    accountFact(invoice),
    { term: 'Date', value: showDay(invoice.date) },
    { term: 'Due', value: showDay(invoice.dueDate) },
    { term: 'Terms', value: paymentTermLabels[invoice.paymentTerm] },
    { term: 'Subtotal', value: formatUsd(invoice.subtotal) },
    { term: 'Tax', value: formatUsd(invoice.taxAmount) },
    ...reducedFacts(totalAmount, dualPricing),
    ...(paidAmount === null ? [] : [{ term: 'Amount paid', value: formatUsd(paidAmount) }]),
    ...(transactionId
      ? [
          {
            term: 'Paid by',
            value: can(holder, 'sidebar.transactions') ? (
              <Link href={recordAt('/reporting/transactions', transactionId)}>
                {displayTransactionId(transactionId)}
              </Link>
            ) : (
              displayTransactionId(transactionId)
            ),
          },
        ]
      : []),
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
}

interface InvoiceDetailProps {
  readonly invoice: Invoice;
  /** What may be done with it, below what it comes to. */
  readonly children?: ReactNode;
}

/** An invoice as it is: what it comes to, for whom, for what, and what happened to it. */
export const InvoiceDetail = ({ invoice, children }: InvoiceDetailProps) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={invoice.totalAmount} rank="hero" />
      <InvoiceStatusBadge status={invoice.status} />
    </Inline>
    {children}
    <DescriptionList entries={useFacts(invoice)} />
    {invoice.items.length > 0 && (
      <section className={styles.section}>
        <h3 className={styles.heading}>Items</h3>
        <Table
          label="Items"
          columns={columnsFor(invoice.items)}
          rows={invoice.items}
          rowKey={itemKey}
        />
      </section>
    )}
    <section className={styles.section}>
      <h3 className={styles.heading}>Timeline</h3>
      <InvoiceLog logs={invoice.logs} />
    </section>
  </Stack>
);
