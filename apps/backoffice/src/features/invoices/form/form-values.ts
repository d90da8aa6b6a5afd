import { phoneNumber } from '@payfac/domain/contact';
import {
  defaultPaymentTerm,
  type Invoice,
  type InvoiceItem,
  invoiceItemSchema,
  maximumInvoiceItems,
  maximumItemQuantity,
  paymentTerms,
  type ShareMethod,
} from '@payfac/domain/invoices';
import { price, rate } from '@payfac/domain/money';
import { day } from '@payfac/domain/time';
import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';

/** A line as its fields hold it: it may be unfinished. */
const line = z.strictObject({
  description: z.optional(requiredText(200)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumItemQuantity))),
  unitPrice: z.optional(price),
  discountRate: z.optional(rate),
  taxRate: z.optional(rate),
});
export type LineValues = z.output<typeof line>;

/** The form of an invoice; what it sends follows from what stands in it. */
export const invoiceForm = {
  body: z.strictObject({
    subMerchantId: z.string(),
    customerId: z.optional(z.string()),
    /** Of the chosen customer, to show. */
    customerName: z.optional(z.string()),
    /** The account whose prices and customers stand in the form. */
    filledFor: z.optional(z.string()),
    invoiceNumber: z.optional(requiredText(40)),
    date: day,
    paymentTerm: z.enum(paymentTerms),
    dueDate: z.optional(day),
    items: z.array(line).check(z.maxLength(maximumInvoiceItems)),
    dualPricing: z.optional(
      z.strictObject({ enabled: z.optional(z.boolean()), diffPercentage: z.optional(rate) }),
    ),
    notes: z.optional(text(1000)),
    byEmail: z.optional(z.boolean()),
    email: z.optional(z.email()),
    bySms: z.optional(z.boolean()),
    mobileNumber: z.optional(phoneNumber),
  }),
};
export type InvoiceValues = z.output<typeof invoiceForm.body>;

/** What becomes of what is filled in: an unfinished draft, an invoice, or one that goes out at once. */
export type Aim = 'draft' | 'create' | 'send';

/** The fields while some of them hold nothing that fits, so that the others can still be checked. */
export const checkable = ({
  subMerchantId = '',
  date = '',
  paymentTerm = defaultPaymentTerm,
  items = [],
  ...others
}: Filled<InvoiceValues>): InvoiceValues => ({
  ...others,
  subMerchantId,
  date,
  paymentTerm,
  items,
});

/** A line before anything is written in it; a tax rate goes from line to line. */
export const newLine = (taxRate = '0'): LineValues => ({ quantity: 1, taxRate });

/** What a new invoice begins with. @param date today, `YYYY-MM-DD`. */
export const newInvoice = (date: string) => ({
  date,
  paymentTerm: defaultPaymentTerm,
  items: [newLine()],
  byEmail: true,
});

/** Nothing is written in it. */
export const isBlank = ({ description, unitPrice }: LineValues): boolean =>
  description === undefined && unitPrice === undefined;

/** The lines that something is written in. */
const written = (items: readonly LineValues[]): readonly LineValues[] =>
  items.filter((item) => !isBlank(item));

export const shareMethodsOf = ({
  byEmail = false,
  bySms = false,
}: Pick<InvoiceValues, 'byEmail' | 'bySms'>): ShareMethod[] => [
  ...(byEmail ? (['email'] as const) : []),
  ...(bySms ? (['sms'] as const) : []),
];

/** A rate without the zeros that its field writes out: `7.25` of `7.250`. */
const plain = (given: string): string => String(Number(given));

/** The items that have a price and a quantity, whether these fit or not; one without a description is still counted. */
export const typedItems = (items: readonly LineValues[]): InvoiceItem[] =>
  written(items).flatMap(
    ({ description = 'Item', discountRate = '0', taxRate = '0', quantity, unitPrice }) =>
      quantity === undefined || unitPrice === undefined
        ? []
        : {
            description,
            quantity,
            unitPrice,
            ...(Number(discountRate) > 0 && { discountRate: plain(discountRate) }),
            taxRate: plain(taxRate),
          },
  );

/** The items that can be sent by now. */
export const itemsOf = (items: readonly LineValues[]): InvoiceItem[] =>
  typedItems(items).filter((item) => z.safeEncode(invoiceItemSchema, item).success);

export const pricingOf = ({ dualPricing }: Pick<InvoiceValues, 'dualPricing'>) => ({
  enabled: dualPricing?.enabled ?? false,
  diffPercentage: plain(dualPricing?.diffPercentage ?? '0'),
});

/** Whom it can be sent to by now; a draft keeps what is ticked. */
const reachable = (values: InvoiceValues): ShareMethod[] =>
  shareMethodsOf(values).filter((by) => (by === 'email' ? values.email : values.mobileNumber));

/** What the call is sent, but for the account. */
export const contentOf = (values: InvoiceValues, status: 'Draft' | 'Created') => ({
  status,
  customerId: values.customerId ?? null,
  ...(values.invoiceNumber !== undefined && { invoiceNumber: values.invoiceNumber }),
  date: values.date,
  paymentTerm: values.paymentTerm,
  ...(values.paymentTerm === 'custom' &&
    values.dueDate !== undefined && { dueDate: values.dueDate }),
  items: itemsOf(values.items),
  dualPricing: pricingOf(values),
  shareMethods: status === 'Draft' ? shareMethodsOf(values) : reachable(values),
  email: values.email ?? null,
  mobileNumber: values.mobileNumber ?? null,
  notes: values.notes ?? null,
});

/** What the form of a saved invoice begins with. */
export const valuesOf = (invoice: Invoice): InvoiceValues => ({
  subMerchantId: invoice.subMerchantId,
  filledFor: invoice.subMerchantId,
  ...(invoice.customerId !== null && { customerId: invoice.customerId }),
  ...(invoice.customerName !== null && { customerName: invoice.customerName }),
  invoiceNumber: invoice.invoiceNumber,
  date: invoice.date,
  paymentTerm: invoice.paymentTerm,
  dueDate: invoice.dueDate,
  items:
    invoice.items.length === 0
      ? [newLine()]
      : invoice.items.map(({ description, quantity, unitPrice, discountRate, taxRate }) => ({
          description,
          quantity,
          unitPrice,
          ...(discountRate !== undefined && { discountRate }),
          taxRate,
        })),
  dualPricing: { ...invoice.dualPricing },
  ...(invoice.notes !== null && { notes: invoice.notes }),
  byEmail: invoice.shareMethods.includes('email'),
  ...(invoice.email !== null && { email: invoice.email }),
  bySms: invoice.shareMethods.includes('sms'),
  ...(invoice.mobileNumber !== null && { mobileNumber: invoice.mobileNumber }),
});

export type InvoiceFormHandle = CallFormHandle<typeof invoiceForm>;

export interface FormProps {
  readonly invoice: InvoiceFormHandle;
}
