import { cartItemSchema, chargeTotals, totalModifierSchema } from '@payfac/domain/cart';
import { customFieldSchema } from '@payfac/domain/custom-fields';
import { dualPrices, dualPricingSchema } from '@payfac/domain/dual-pricing';
import { invoiceItemSchema, invoiceTotals } from '@payfac/domain/invoices';
import { maximumPrice, price, rate, zeroCents } from '@payfac/domain/money';
import { callsToAction, linkPaymentMethods } from '@payfac/domain/payment-links';
import { cancelOptionsSchema, planScheduleSchema } from '@payfac/domain/plans';
import type { PreviewData, PreviewModel } from '@payfac/domain/previews';
import { day } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { discountOf } from '../../areas/invoices/page.ts';
import { firstCharge } from '../../areas/subscriptions/begin.ts';
import { actionOf, hintsOf, type Offer } from './offer.ts';
import { planTerms } from './plan-terms.ts';

/* A form's data may be incomplete: invalid parts are left out, and the rest is shown. */

const { catch: orElse } = z;

const maybe = <S extends z.ZodMiniType>(schema: S) =>
  orElse(z.optional(z.nullable(schema)), undefined);
const text = maybe(z.string().check(z.maxLength(2000)));
const flag = orElse(z.boolean(), false);
/** The valid items of a list. */
const fitting = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    orElse(z.array(z.unknown()), []),
    z.transform((items) =>
      items.slice(0, 100).flatMap((item): z.output<S>[] => {
        const parsed = schema.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

const linkSchema = z.object({
  description: text,
  invoiceNumber: text,
  amountOrCart: orElse(z.enum(['amount', 'cart']), 'amount'),
  amount: maybe(price),
  taxAmount: maybe(price),
  cartItems: fitting(cartItemSchema),
  totalModifiers: fitting(
    totalModifierSchema.check(z.refine(({ amount }) => Math.abs(amount) <= maximumPrice * 100)),
  ),
  diffPercentage: maybe(rate),
  paymentMethods: orElse(z.array(z.enum(linkPaymentMethods)), [...linkPaymentMethods]),
  collectEmail: flag,
  collectPhoneNumber: flag,
  collectBillingAddress: flag,
  collectShippingAddress: flag,
  collectPaymentMethod: flag,
  callToAction: orElse(z.enum(callsToAction), 'Pay'),
  callToActionLabel: text,
  customFields: fitting(customFieldSchema),
  notes: text,
});

const invoiceSchema = z.object({
  invoiceNumber: text,
  dueDate: maybe(day),
  items: fitting(invoiceItemSchema),
  dualPricing: orElse(dualPricingSchema, { enabled: false, diffPercentage: '0' }),
  notes: text,
});

const planSchema = z.object({
  title: text,
  name: text,
  subTitle: text,
  schedules: fitting(planScheduleSchema),
  cancelOptions: orElse(cancelOptionsSchema, {
    byPayer: false,
    takesEffect: 'atPeriodEnd',
    noticeDays: 0,
  }),
});

type Drawn = Omit<Offer, 'payee'>;

const cardAsked = { email: false, phone: false, billing: 'zip', shipping: false } as const;

const plain = {
  subTitle: null,
  invoiceNumber: null,
  hints: [],
  items: [],
  modifiers: [],
  taxAmount: zeroCents,
  terms: [],
  isPlan: false,
  notes: null,
  customFields: [],
  keepsMethod: false,
} satisfies Partial<Drawn>;

function linkOffer(data: PreviewData): Drawn {
  const link = linkSchema.parse(data);
  const charges = { ...link, amount: link.amount ?? null, taxAmount: link.taxAmount ?? null };
  const { totalAmount, taxAmount } = chargeTotals(charges);
  const diffPercentage = link.diffPercentage ?? '0';
  const { paymentMethods, customFields } = link;
  return {
    ...plain,
    title: link.description || 'Payment',
    invoiceNumber: link.invoiceNumber ?? null,
    items: link.amountOrCart === 'cart' ? link.cartItems : [],
    modifiers: link.totalModifiers,
    taxAmount,
    totalAmount,
    prices: dualPrices(totalAmount, { enabled: true, diffPercentage }),
    notes: link.notes ?? null,
    asked: {
      email: link.collectEmail,
      phone: link.collectPhoneNumber,
      billing: link.collectBillingAddress ? 'address' : 'nothing',
      shipping: link.collectShippingAddress,
    },
    methods: paymentMethods,
    customFields,
    keepsMethod: link.collectPaymentMethod,
    action: actionOf(link.callToAction, link.callToActionLabel ?? null),
  };
}

function invoiceOffer(data: PreviewData): Drawn {
  const invoice = invoiceSchema.parse(data);
  const totals = invoiceTotals(invoice.items);
  const { totalAmount, taxAmount } = totals;
  return {
    ...plain,
    title: `Invoice ${invoice.invoiceNumber ?? ''}`.trim(),
    invoiceNumber: invoice.invoiceNumber ?? null,
    hints: hintsOf({ dueDate: invoice.dueDate ?? null }),
    items: invoice.items.map(({ unitPrice, ...item }) => ({ ...item, price: unitPrice })),
    modifiers: discountOf(totals),
    taxAmount,
    totalAmount,
    prices: dualPrices(totalAmount, invoice.dualPricing),
    notes: invoice.notes ?? null,
    asked: cardAsked,
    methods: linkPaymentMethods,
    action: 'Pay',
  };
}

function planOffer(data: PreviewData, today: string): Drawn {
  const plan = planSchema.parse(data);
  const usage = { quantity: 1, modules: [] };
  const first = firstCharge(plan.schedules, usage, today);
  const totalAmount = first?.dueNow ?? zeroCents;
  return {
    ...plain,
    title: plan.title || plan.name || 'Plan',
    subTitle: plan.subTitle ?? null,
    totalAmount,
    prices: dualPrices(totalAmount, { enabled: false, diffPercentage: '0' }),
    terms: planTerms(plan, usage, first),
    isPlan: true,
    asked: { ...cardAsked, email: true },
    methods: ['creditCard'],
    keepsMethod: true,
    action: 'Subscribe',
  };
}

/** What a preview page shows for a form's data. @param today `YYYY-MM-DD`, for a plan's first charge. */
export function previewOffer(
  modelName: PreviewModel,
  data: PreviewData,
  payee: string,
  today: string,
): Offer {
  switch (modelName) {
    case 'paymentLinks':
      return { payee, ...linkOffer(data) };
    case 'invoices':
      return { payee, ...invoiceOffer(data) };
    case 'plans':
      return { payee, ...planOffer(data, today) };
  }
}
