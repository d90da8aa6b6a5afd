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
import { cents, price, rate } from '@payfac/domain/money';
import { requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';
import { bodyOf, fillingIn, valuesOf } from '../../../shared/form/of-body.ts';
import type { CallFormHandle } from '../../../shared/form/use-call-form.tsx';

/** A line's fields, which may be incomplete. */
const line = z.strictObject({
  description: z.optional(requiredText(200)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumItemQuantity))),
  unitPrice: z.optional(price),
  discountRate: z.optional(rate),
  taxRate: z.optional(rate),
});
export type LineValues = z.output<typeof line>;

/** The form of an invoice: its call's body, except for fields of another form. */
export const invoiceForm = {
  body: z.extend(fillingIn(z.omit(create.body, { shareMethods: true, status: true })), {
    /** The chosen customer's name, for display. */
    customerName: z.optional(z.string()),
    /** The account whose prices and customers the form has. */
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

/** What saving creates: an incomplete draft, an invoice, or an invoice that is sent at once. */
export type Aim = 'draft' | 'create' | 'send';

/** The fields with invalid values replaced, so that the others can still be checked. */
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

/** An empty line; it takes over the previous line's tax rate. */
export const newLine = (taxRate = '0'): LineValues => ({ quantity: 1, taxRate });

/** A new invoice's initial values. @param date today, `YYYY-MM-DD`. */
export const newInvoice = (date: string) => ({
  date,
  paymentTerm: defaultPaymentTerm,
  items: [newLine()],
  byEmail: true,
});

/** Whether a line is empty. */
export const isBlank = ({ description, unitPrice }: LineValues): boolean =>
  description === undefined && unitPrice === undefined;

/** The lines with content. */
const written = (items: readonly LineValues[]): readonly LineValues[] =>
  items.filter((item) => !isBlank(item));

export const shareMethodsOf = ({
  byEmail = false,
  bySms = false,
}: Pick<InvoiceValues, 'byEmail' | 'bySms'>): ShareMethod[] => [
  ...(byEmail ? (['email'] as const) : []),
  ...(bySms ? (['sms'] as const) : []),
];

/** A rate without the trailing zeros that its field shows: `7.25` for `7.250`. */
const plain = (given: string): string => String(Number(given));

/** The items with a price and a quantity, valid or not; one without a description still counts. */
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

/** The items that can already be sent. */
export const itemsOf = (items: readonly LineValues[]): InvoiceItem[] =>
  typedItems(items).filter((item) => z.safeEncode(invoiceItemSchema, item).success);

/** What a preview shows while there is no item, with a description that is typed and can be sent. */
export function sampleItem(items: readonly LineValues[]): InvoiceItem {
  const sample = { description: 'Item', quantity: 1, unitPrice: cents(100_00), taxRate: '0' };
  const described = items.flatMap(({ description }) =>
    description === undefined ? [] : { ...sample, description },
  );
  return described.find((item) => z.safeEncode(invoiceItemSchema, item).success) ?? sample;
}

export const pricingOf = ({ dualPricing }: Pick<InvoiceValues, 'dualPricing'>) => ({
  enabled: dualPricing?.enabled ?? false,
  diffPercentage: plain(dualPricing?.diffPercentage ?? '0'),
});

/** The channels with a recipient; a draft keeps all selected channels. */
const reachable = (values: InvoiceValues): ShareMethod[] =>
  shareMethodsOf(values).filter((by) => (by === 'email' ? values.email : values.mobileNumber));

/** The content of an invoice, new or changed. */
const content = z.omit(create.body, { subMerchantId: true });

/** The call's body without the account. */
export const contentOf = (values: InvoiceValues, status: 'Draft' | 'Created') =>
  bodyOf(content, values, {
    status,
    dueDate: values.paymentTerm === 'custom' ? values.dueDate : undefined,
    items: itemsOf(values.items),
    dualPricing: pricingOf(values),
    shareMethods: status === 'Draft' ? shareMethodsOf(values) : reachable(values),
  });

/** A saved line's fields; derived values are recomputed. */
const lineOf = ({ description, quantity, unitPrice, discountRate, taxRate }: InvoiceItem) => ({
  description,
  quantity,
  unitPrice,
  ...(discountRate !== undefined && { discountRate }),
  taxRate,
});

/** The initial values of a saved invoice's form. */
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
