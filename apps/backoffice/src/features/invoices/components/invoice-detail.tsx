import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Invoice, paymentTermLabels } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList, type DescriptionListEntry } from '@payfac/ui/description-list';
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

/** What is read elsewhere: above the facts, in another one, or in a list of its own. */
type ReadElsewhere =
  | 'invoiceId'
  | 'invoiceNumber'
  | 'status'
  | 'totalAmount'
  | 'discountAmount'
  | 'items'
  | 'logs'
  | 'customerName'
  | 'subMerchantId'
  | 'shareMethods'
  | 'isSent'
  | 'isDeleted'
  | 'createdAt'
  | 'sentAt'
  | 'paidAt';

type Facts = Readonly<
  Record<
    Exclude<keyof Invoice, ReadElsewhere>,
    DescriptionListEntry | readonly DescriptionListEntry[]
  >
>;

/** A fact that there is only where something is said. */
const fact = (term: string, value: ReactNode): readonly DescriptionListEntry[] =>
  value ? [{ term, value }] : [];

/** The address of a record, for people who may open records of its kind. */
const linked = (isLinked: boolean, href: string, name: string) =>
  isLinked ? <Link href={href}>{name}</Link> : name;

function useFacts(invoice: Invoice) {
  const holder = useHolder();
  const { customerId, customerName, transactionId, mobileNumber, paidAmount, paymentUrl } = invoice;
  const name = customerName ?? '—';
  const mayOpenPayment = can(holder, 'sidebar.transactions');
  const facts: Facts = {
    customerId: {
      term: 'Customer',
      value: customerId
        ? linked(can(holder, 'sidebar.customers'), recordAt('/customers', customerId), name)
        : name,
    },
    email: { term: 'Email', value: invoice.email ?? '—' },
    mobileNumber: fact('Mobile phone', mobileNumber && formatPhoneNumber(mobileNumber)),
    accountName: accountFact(invoice),
    date: { term: 'Date', value: showDay(invoice.date) },
    dueDate: { term: 'Due', value: showDay(invoice.dueDate) },
    paymentTerm: { term: 'Terms', value: paymentTermLabels[invoice.paymentTerm] },
    subtotal: { term: 'Subtotal', value: formatUsd(invoice.subtotal) },
    taxAmount: { term: 'Tax', value: formatUsd(invoice.taxAmount) },
    dualPricing: reducedFacts(invoice.totalAmount, invoice.dualPricing),
    paidAmount: fact('Amount paid', paidAmount !== null && formatUsd(paidAmount)),
    transactionId: fact(
      'Paid by',
      transactionId &&
        linked(
          mayOpenPayment,
          recordAt('/reporting/transactions', transactionId),
          displayTransactionId(transactionId),
        ),
    ),
    paymentUrl: fact(
      'Payment page',
      paymentUrl && <CopyValue label="payment page" value={paymentUrl} />,
    ),
    notes: fact('Notes', invoice.notes),
  };
  return Object.values(facts).flat();
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
