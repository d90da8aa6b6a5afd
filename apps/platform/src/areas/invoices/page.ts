import type { TotalModifier } from '@payfac/domain/cart';
import { type InvoiceTotals, invoiceTotals } from '@payfac/domain/invoices';
import { cents } from '@payfac/domain/money';
import { linkPaymentMethods } from '@payfac/domain/payment-links';
import { eq } from 'drizzle-orm';
import { conflict } from '../../http/failures.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { hostedSessions } from '../../kernel/database/schema/index.ts';
import type { NewHostedSession } from '../hosted-sessions/store.ts';
import type { InvoiceRecord } from './store.ts';

type Priced = Pick<
  InvoiceRecord,
  | 'invoiceId'
  | 'facilitatorId'
  | 'spProductId'
  | 'subMerchantId'
  | 'invoiceNumber'
  | 'items'
  | 'taxAmount'
  | 'totalAmount'
  | 'dualPricing'
  | 'customerId'
  | 'email'
  | 'mobileNumber'
  | 'notes'
  | 'shareMethods'
>;

/** The items' total discount, as a line of the payer's page. */
export const discountOf = ({ discountAmount }: InvoiceTotals): TotalModifier[] =>
  discountAmount > 0
    ? [{ type: 'Discount', description: 'Discount', amount: cents(-discountAmount) }]
    : [];

const contentOf = (invoice: Priced) => ({
  invoiceId: invoice.invoiceId,
  description: `Invoice ${invoice.invoiceNumber}`,
  invoiceNumber: invoice.invoiceNumber,
  amountOrCart: 'cart' as const,
  amount: null,
  taxAmount: invoice.taxAmount,
  cartItems: invoice.items.map(({ description, unitPrice, quantity }) => ({
    description,
    price: unitPrice,
    quantity,
  })),
  totalModifiers: discountOf(invoiceTotals(invoice.items)),
  totalAmount: invoice.totalAmount,
  dualPricing: invoice.dualPricing,
  customerId: invoice.customerId,
  email: invoice.email,
  mobileNumber: invoice.mobileNumber,
  notes: invoice.notes,
  sendSms: invoice.shareMethods.includes('sms'),
  sendEmail: invoice.shareMethods.includes('email'),
});

/** The row of an invoice's payment page. */
export const invoicePage = (
  invoice: Priced,
  sessionId: string,
  createdBy: string | null,
  at: Date,
): NewHostedSession => ({
  sessionId,
  facilitatorId: invoice.facilitatorId,
  spProductId: invoice.spProductId,
  subMerchantId: invoice.subMerchantId,
  source: 'invoice',
  status: 'created',
  ...contentOf(invoice),
  paymentMethods: [...linkPaymentMethods],
  collectEmail: false,
  collectPhoneNumber: false,
  collectBillingAddress: true,
  collectShippingAddress: false,
  collectPaymentMethod: false,
  usageType: 'single_use',
  useCount: 0,
  callToAction: 'Pay',
  customFields: [],
  createdBy,
  createdAt: at,
  updatedAt: at,
});

/** @throws CallFailure 409 while a payer is paying the invoice on its page. */
export async function requireUnpaid(
  transaction: Transaction,
  { hostedSessionId }: { readonly hostedSessionId: string | null },
): Promise<void> {
  if (hostedSessionId === null) return;
  const [page] = await transaction
    .select({ useCount: hostedSessions.useCount })
    .from(hostedSessions)
    .where(eq(hostedSessions.sessionId, hostedSessionId));
  if (page && page.useCount > 0) {
    throw conflict('PAYMENT_UNDER_WAY', 'A payment for this invoice is in progress.');
  }
}

/** Creates the page of a payable invoice, or updates it to match the invoice. */
export async function keepPage(
  transaction: Transaction,
  invoice: Priced & { readonly hostedSessionId: string | null },
  createdBy: string | null,
  at: Date,
): Promise<string> {
  if (invoice.hostedSessionId !== null) {
    await transaction
      .update(hostedSessions)
      .set({ ...contentOf(invoice), updatedAt: at })
      .where(eq(hostedSessions.sessionId, invoice.hostedSessionId));
    return invoice.hostedSessionId;
  }
  const page = invoicePage(invoice, newId('hps'), createdBy, at);
  await transaction.insert(hostedSessions).values(page);
  return page.sessionId;
}
