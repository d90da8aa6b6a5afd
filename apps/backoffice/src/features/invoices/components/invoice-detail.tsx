import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type Invoice, paymentTermLabels } from '@payfac/domain/invoices';
import { formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';
import { CopyValue } from '@payfac/ui/copy-value';
import { Link } from '@payfac/ui/link';
import { type Column, Table } from '@payfac/ui/table';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { reducedFacts } from '../../../entities/accounts/pricing.ts';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { recordAt } from '../../../shared/address.ts';
import type { Acts } from '../../../shared/lists/actions/acts.ts';
import type { Fact, Station, Story } from '../../../shared/lists/detail/story/story.ts';
import { StoryFrame } from '../../../shared/lists/detail/story/story-frame.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { showDate, showDay } from '../../../shared/time/show.ts';
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

/** Has a discount column only if an item has a discount. */
const columnsFor = (items: readonly Item[]) =>
  items.some((item) => item.discountRate !== undefined)
    ? itemColumns
    : itemColumns.filter(({ id }) => id !== 'discount');

const itemKey = ({ description, amount }: Item) => `${description} ${amount}`;

/** Fields shown elsewhere: above the facts, in another fact, or in their own list. */
type ReadElsewhere =
  | 'invoiceId'
  | 'invoiceNumber'
  | 'status'
  | 'totalAmount'
  | 'subtotal'
  | 'taxAmount'
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

type Facts = Readonly<Record<Exclude<keyof Invoice, ReadElsewhere>, Fact | readonly Fact[]>>;

/** A link to a record, for users who may open records of its kind. */
const linked = (isLinked: boolean, href: string, name: string) =>
  isLinked ? <Link href={href}>{name}</Link> : name;

function useFacts(invoice: Invoice): readonly Fact[] {
  const holder = useHolder();
  const { customerId, customerName, transactionId, mobileNumber, paidAmount, paymentUrl } = invoice;
  const mayOpenPayment = can(holder, 'sidebar.transactions');
  const facts: Facts = {
    customerId: {
      term: 'Customer',
      value:
        customerId && customerName
          ? linked(
              can(holder, 'sidebar.customers'),
              recordAt('/customers', customerId),
              customerName,
            )
          : customerName,
    },
    email: { term: 'Email', value: invoice.email },
    mobileNumber: { term: 'Mobile phone', value: mobileNumber && formatPhoneNumber(mobileNumber) },
    accountName: accountFact(invoice),
    date: { term: 'Date', value: showDay(invoice.date) },
    dueDate: { term: 'Due', value: showDay(invoice.dueDate) },
    paymentTerm: { term: 'Terms', value: paymentTermLabels[invoice.paymentTerm] },
    dualPricing: reducedFacts(invoice.totalAmount, invoice.dualPricing),
    paidAmount: {
      term: 'Amount paid',
      value: paidAmount !== null && paidAmount !== invoice.totalAmount && formatUsd(paidAmount),
    },
    transactionId: {
      term: 'Paid by',
      value:
        transactionId &&
        linked(
          mayOpenPayment,
          recordAt('/reporting/transactions', transactionId),
          displayTransactionId(transactionId),
        ),
    },
    paymentUrl: {
      term: 'Payment page',
      value: paymentUrl && <CopyValue label="payment page" value={paymentUrl} />,
    },
    notes: { term: 'Notes', value: invoice.notes },
  };
  return Object.values(facts).flat();
}

function stationsOf({ status, createdAt, sentAt, dueDate, paidAt }: Invoice): readonly Station[] {
  const isDone = status === 'Paid' || status === 'Voided';
  return [
    { name: 'Created', note: showDate(createdAt), state: 'passed' },
    sentAt === null
      ? { name: status === 'Draft' ? 'Draft' : 'Not sent', state: isDone ? 'passed' : 'here' }
      : { name: 'Sent', note: showDate(sentAt), state: 'passed' },
    {
      name: status === 'Overdue' ? 'Overdue' : 'Due',
      note: showDay(dueDate),
      state: status === 'Overdue' ? 'waits' : isDone ? 'passed' : 'ahead',
    },
    status === 'Voided'
      ? { name: 'Voided', state: 'stopped' }
      : {
          name: 'Paid',
          note: paidAt ? showDate(paidAt) : undefined,
          state: status === 'Paid' ? 'passed' : 'ahead',
        },
  ];
}

/** An invoice: its total, customer, items and history. */
export const useInvoiceStory = (invoice: Invoice, acts?: Acts): Story => ({
  amount: { of: invoice.totalAmount },
  status: <InvoiceStatusBadge {...invoice} />,
  stations: stationsOf(invoice),
  ...(acts && { acts }),
  sums: invoice.subtotal !== invoice.totalAmount && {
    lines: [
      { label: 'Subtotal', amount: invoice.subtotal },
      { label: 'Tax', amount: invoice.taxAmount },
    ],
    total: { label: 'Total', amount: invoice.totalAmount },
  },
  facts: useFacts(invoice),
  parts: [
    invoice.items.length > 0
      ? {
          title: 'Items',
          content: (
            <Table
              label="Items"
              columns={columnsFor(invoice.items)}
              rows={invoice.items}
              rowKey={itemKey}
            />
          ),
        }
      : undefined,
    { title: 'Timeline', content: <InvoiceLog logs={invoice.logs} /> },
  ],
});

/** The same for an invoice's own page. */
export const InvoiceDetail = ({ invoice }: { readonly invoice: Invoice }) => (
  <StoryFrame {...useInvoiceStory(invoice)} />
);
