import { create } from '@payfac/api/contract/invoices';
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
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';
import { bodyOf, fillingIn, valuesOf } from '../../../shared/form/of-body.ts';
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

/** The form of an invoice: the body of its call, but for what is written another way. */
export const invoiceForm = {
  body: z.extend(fillingIn(z.omit(create.body, { shareMethods: true, status: true })), {
    /** Of the chosen customer, to show. */
    customerName: z.optional(z.string()),
    /** The account whose prices and customers stand in the form. */
    filledFor: z.optional(z.string()),
    paymentTerm: z.enum(paymentTerms),
    items: z.array(line).check(z.maxLength(maximumInvoiceItems)),
    dualPricing: z.optional(
      z.strictObject({ enabled: z.optional(z.boolean()), diffPercentage: z.optional(rate) }),
    ),
    byEmail: z.optional(z.boolean()),
    bySms: z.optional(z.boolean()),
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

/** What an invoice says, whether it is new or changed. */
const content = z.omit(create.body, { subMerchantId: true });

/** What the call is sent, but for the account. */
export const contentOf = (values: InvoiceValues, status: 'Draft' | 'Created') =>
  bodyOf(content, values, {
    status,
    dueDate: values.paymentTerm === 'custom' ? values.dueDate : undefined,
    items: itemsOf(values.items),
    dualPricing: pricingOf(values),
    shareMethods: status === 'Draft' ? shareMethodsOf(values) : reachable(values),
  });

/** A saved line in its fields: what follows from it is worked out again. */
const lineOf = ({ description, quantity, unitPrice, discountRate, taxRate }: InvoiceItem) => ({
  description,
  quantity,
  unitPrice,
  ...(discountRate !== undefined && { discountRate }),
  taxRate,
});

/** What the form of a saved invoice begins with. */
export const savedValues = (invoice: Invoice): InvoiceValues =>
  valuesOf(invoiceForm.body, invoice, {
    filledFor: invoice.subMerchantId,
    items: invoice.items.length === 0 ? [newLine()] : invoice.items.map(lineOf),
    dualPricing: { ...invoice.dualPricing },
    byEmail: invoice.shareMethods.includes('email'),
    bySms: invoice.shareMethods.includes('sms'),
  });

export type InvoiceFormHandle = CallFormHandle<typeof invoiceForm>;

export interface FormProps {
  readonly invoice: InvoiceFormHandle;
}
