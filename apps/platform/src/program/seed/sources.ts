import type { PaymentSource } from '@payfac/domain/enumerations';
import { dueDateFor, invoiceNumberText, invoiceTotals } from '@payfac/domain/invoices';
import { formatDay } from '@payfac/domain/time';
import { invoicePage } from '../../areas/invoices/page.ts';
import { logEntry } from '../../areas/invoices/store.ts';
import type { Book } from './book.ts';
import type { SeedMerchant } from './merchants.ts';
import { newPage, tried } from './pages.ts';
import type { PaymentParts } from './payment-parts.ts';
import type { Random } from './random.ts';
import type { TransactionRow } from './rows.ts';

/* A payment by link, invoice or checkout page refers to the page it was paid on. Only plans charge subscriptions. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const onPages: ReadonlySet<PaymentSource> = new Set(['paymentlink', 'invoice', 'checkout']);

/** A payment's source; authorizations, voids and reviews come only from a terminal or the API. */
export function drawSource({ draft, story }: PaymentParts, random: Random): PaymentSource {
  const source = random.weighted(draft.merchant.kind.sources);
  if (source === 'subscription') return 'api';
  const isPlain = !story.isAuthorization && !story.review && story.voidedAt === undefined;
  return onPages.has(source) && !isPlain ? 'api' : source;
}

/** An account's next invoice number; each account has a range of ten thousand. */
export const nextInvoiceNumber = (book: Book, { number }: SeedMerchant): string =>
  invoiceNumberText(number * 10_000 + book.count(`invoice ${number}`));

const emailOf = ({ cardHolderName }: TransactionRow): string =>
  `${(cardHolderName ?? '').toLowerCase().replace(' ', '.')}@example.com`;

const purposes = ['Deposit', 'Balance due', 'Booking', 'Special order', 'Class fee'] as const;
const works = ['Consultation', 'Repair', 'Delivery', 'Custom order', 'Materials'] as const;

function addLink(book: Book, row: TransactionRow, at: number, random: Random, now: number): string {
  const isPaid = row.outcome === 'success';
  const sessionId = book.newId('hps');
  const createdAt = new Date(at - random.int(10, 60 * 48) * minuteMs);
  const expiresAt = new Date(createdAt.getTime() + 7 * dayMs);
  const page = newPage(sessionId, row, { source: 'paymentlink', amount: row.amount, createdAt });
  book.rows.hostedSessions.push({
    ...page,
    ...tried(at, isPaid),
    ...(!isPaid && expiresAt.getTime() < now ? { status: 'expired' as const } : {}),
    amount: row.amount,
    description: random.pick(purposes),
    customerId: row.customerId ?? null,
    email: emailOf(row),
    sendEmail: true,
    expiresAt,
    createdBy: `manager@${row.facilitatorId}`,
    sentAt: createdAt,
  });
  return sessionId;
}

function addCheckout(book: Book, row: TransactionRow, at: number, random: Random): string {
  const sessionId = book.newId('hps');
  const createdAt = new Date(at - random.int(2, 12) * minuteMs);
  const page = newPage(sessionId, row, { source: 'checkout', amount: row.amount, createdAt });
  book.rows.hostedSessions.push({
    ...page,
    ...tried(at, row.outcome === 'success'),
    amountOrCart: 'cart',
    cartItems: [{ description: random.pick(purposes), price: row.amount, quantity: 1 }],
    customerId: row.customerId ?? null,
    email: emailOf(row),
    expiresAt: new Date(createdAt.getTime() + hourMs),
  });
  return sessionId;
}

/** A payment's invoice, paid by it; if the card was declined, it is still open. */
function addInvoice(
  book: Book,
  row: TransactionRow,
  { draft: { merchant, at } }: PaymentParts,
  random: Random,
  now: number,
): string {
  const { timeZone } = merchant.place;
  const isPaid = row.outcome === 'success';
  const createdAt = new Date(at - random.int(2, 20 * 24) * hourMs);
  const sentAt = new Date(createdAt.getTime() + 10 * minuteMs);
  const date = formatDay(createdAt, timeZone);
  const dueDate = dueDateFor(date, 'net-30') ?? date;
  const isLate = dueDate < formatDay(new Date(now), timeZone);
  const items = [
    { description: random.pick(works), quantity: 1, unitPrice: row.amount, taxRate: '0' },
  ];
  const invoice = {
    invoiceId: book.newId('inv'),
    facilitatorId: row.facilitatorId,
    spProductId: row.spProductId,
    subMerchantId: row.subMerchantId,
    customerId: row.customerId ?? null,
    invoiceNumber: nextInvoiceNumber(book, merchant),
    date,
    dueDate,
    paymentTerm: 'net-30' as const,
    items,
    ...invoiceTotals(items),
    dualPricing: { enabled: false, diffPercentage: '0' },
    status: isPaid ? ('Paid' as const) : isLate ? ('Overdue' as const) : ('Created' as const),
    shareMethods: ['email' as const],
    email: emailOf(row),
    mobileNumber: null,
    notes: null,
    isSent: true,
    isDeleted: false,
    logs: [
      logEntry('created', createdAt, null),
      logEntry('sent', sentAt, null, 'email'),
      ...(isPaid ? [logEntry('paid', new Date(at), null)] : []),
      ...(!isPaid && isLate ? [logEntry('overdue', new Date(`${dueDate}T23:59:00Z`), null)] : []),
    ],
    createdAt,
    updatedAt: isPaid ? new Date(at) : sentAt,
    sentAt,
  };
  const page = invoicePage(invoice, book.newId('hps'), null, createdAt);
  book.rows.hostedSessions.push({ ...page, ...tried(at, isPaid), sentAt });
  book.rows.invoices.push({
    ...invoice,
    hostedSessionId: page.sessionId,
    transactionId: isPaid ? row.transactionId : null,
    paidAt: isPaid ? new Date(at) : null,
  });
  row.invoiceNumber = invoice.invoiceNumber;
  return page.sessionId;
}

/** Writes what a payment of the main stream was paid on, and refers to it in the payment. @param now the anchor. */
export function addSourceRecord(
  book: Book,
  row: TransactionRow,
  parts: PaymentParts,
  random: Random,
  now: number,
): void {
  const { at } = parts.draft;
  if (row.source === 'invoice') row.hostedSessionId = addInvoice(book, row, parts, random, now);
  if (row.source === 'paymentlink') row.hostedSessionId = addLink(book, row, at, random, now);
  if (row.source === 'checkout') row.hostedSessionId = addCheckout(book, row, at, random);
}

/** Replaces invoices as the source of payments in later runs, since users assign the invoice numbers by then. */
export const withoutInvoices = (source: PaymentSource): PaymentSource =>
  source === 'invoice' ? 'api' : source;
