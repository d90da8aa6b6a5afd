import {
  dueDateFor,
  type InvoiceItem,
  type InvoiceStatus,
  invoiceTotals,
  type PaymentTerm,
  paymentTerms,
  type ShareMethod,
} from '@payfac/domain/invoices';
import { cents } from '@payfac/domain/money';
import { addDays, formatDay } from '@payfac/domain/time';
import { invoicePage } from '../../areas/invoices/page.ts';
import { logEntry } from '../../areas/invoices/store.ts';
import type { StoredInvoiceLog } from '../../kernel/database/schema/invoices.ts';
import type { Shop } from './commerce-shop.ts';
import { nextInvoiceNumber } from './sources.ts';

const dayMs = 86_400_000;
const invoicesAShop = 22;

const works: readonly (readonly [string, number])[] = [
  ['Consultation', 120_00],
  ['Delivery', 18_50],
  ['Monthly service', 95_00],
  ['Materials', 64_25],
  ['Repair, by the hour', 78_00],
  ['Custom order', 240_00],
  ['Rush fee', 35_00],
  ['Gift box', 42_00],
];

const fates: readonly (readonly [InvoiceStatus, number])[] = [
  ['Paid', 60],
  ['Created', 18],
  ['Overdue', 7],
  ['Draft', 9],
  ['Voided', 6],
];

/** Days from an invoice to the due date that its customer requested. */
const customDays = 21;

const termsUsed = paymentTerms.filter((term) => term !== 'custom');

function itemsOf({ random }: Shop): InvoiceItem[] {
  return Array.from({ length: random.int(1, 4) }, () => {
    const [description, price] = random.pick(works);
    const taxRate = random.chance(0.6) ? '7' : '0';
    return { description, quantity: random.int(1, 5), unitPrice: cents(price), taxRate };
  });
}

/** Open invoices are recent; overdue ones fell due in the last weeks. */
function momentOf(shop: Shop, fate: InvoiceStatus): number {
  const { now, random } = shop;
  if (fate === 'Created') return now - random.int(1, 24 * 24) * 3_600_000;
  if (fate === 'Overdue') return now - random.int(32, 75) * dayMs;
  if (fate === 'Draft') return now - random.int(1, 24 * 10) * 3_600_000;
  return shop.pastMoment(2);
}

/** A shop's invoices, numbered by age; a paid one has its payment. */
export function addInvoices(shop: Shop): void {
  const { book, random, now, owner, merchant } = shop;
  const drafts = Array.from({ length: Math.ceil(invoicesAShop * shop.size) }, (_, place) => {
    const fate = fates[place]?.[0] ?? random.weighted(fates);
    return { fate, at: momentOf(shop, fate) };
  }).toSorted((one, other) => one.at - other.at);
  let hasCustom = false;
  for (const { fate, at } of drafts) {
    const payer = shop.regular(at);
    const { timeZone } = merchant.place;
    const date = formatDay(new Date(at), timeZone);
    const agreedTerm = fate === 'Overdue' || fate === 'Created' ? 'net-30' : random.pick(termsUsed);
    // Each shop has one invoice with a custom due date.
    const isCustom: boolean = fate === 'Draft' && !hasCustom;
    hasCustom ||= isCustom;
    const paymentTerm: PaymentTerm = isCustom ? 'custom' : agreedTerm;
    const dueDate = dueDateFor(date, paymentTerm) ?? addDays(date, customDays);
    const isLate = dueDate < formatDay(new Date(now), timeZone);
    const status: InvoiceStatus =
      fate === 'Created' && isLate ? 'Overdue' : fate === 'Overdue' && !isLate ? 'Created' : fate;
    const items = itemsOf(shop);
    const invoiceId = book.newId('inv');
    const shareMethods: ShareMethod[] = ['email'];
    const isSent = status !== 'Draft' && (status !== 'Created' || random.chance(0.7));
    const sentAt = isSent ? new Date(at + 600_000) : null;
    const logs: StoredInvoiceLog[] = [logEntry('created', new Date(at), null)];
    if (sentAt) logs.push(logEntry('sent', sentAt, null, 'email'));
    if (status === 'Overdue')
      logs.push(logEntry('overdue', new Date(`${dueDate}T23:59:00Z`), null));
    const invoice = {
      invoiceId,
      ...owner,
      customerId: payer.customerId,
      invoiceNumber: nextInvoiceNumber(book, merchant),
      date,
      dueDate,
      paymentTerm,
      items,
      ...invoiceTotals(items),
      dualPricing: { enabled: false, diffPercentage: '0' },
      status,
      shareMethods,
      email: `${payer.cardHolderName.toLowerCase().replace(' ', '.')}@example.com`,
      mobileNumber: null,
      notes: random.chance(0.3) ? 'Thank you for your business.' : null,
      isSent,
      isDeleted: false,
      logs,
      createdAt: new Date(at),
      updatedAt: sentAt ?? new Date(at),
      sentAt,
    };
    const paidAt = Math.min(at + random.int(1, 20) * dayMs, now - 60_000);
    const isPaid = status === 'Paid';
    const payment = isPaid ? shop.pay(payer, paidAt, invoice.totalAmount, 'invoice') : undefined;
    if (isPaid) logs.push(logEntry('paid', new Date(paidAt), null));
    if (status === 'Voided')
      logs.push(logEntry('voided', new Date(Math.min(at + 2 * dayMs, now)), null));
    const page =
      status === 'Draft'
        ? undefined
        : { ...invoicePage(invoice, book.newId('hps'), null, new Date(at)), sentAt };
    if (page) {
      book.rows.hostedSessions.push({
        ...page,
        status:
          status === 'Voided' ? 'canceled' : isPaid ? 'initiated' : sentAt ? 'sent' : 'created',
        ...(isPaid
          ? {
              completion: 'completed' as const,
              useCount: 1,
              openedAt: new Date(paidAt - 120_000),
              completedAt: new Date(paidAt),
            }
          : {}),
      });
    }
    if (payment) {
      payment.invoiceNumber = invoice.invoiceNumber;
      payment.hostedSessionId = page?.sessionId ?? null;
    }
    book.rows.invoices.push({
      ...invoice,
      hostedSessionId: page?.sessionId ?? null,
      transactionId: payment?.transactionId ?? null,
      paidAt: isPaid ? new Date(paidAt) : null,
    });
  }
}
