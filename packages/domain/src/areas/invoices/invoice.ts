import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { invoiceItemSchema } from './item-schema.ts';
import { invoiceStatuses } from './machine.ts';
import { invoiceEvents, shareMethods } from './sharing.ts';
import { paymentTerms } from './terms.ts';

/** One thing that happened to an invoice. */
export const invoiceLogSchema = z.object({
  /** When it was made. */
  createdAt: instant,
  /** What happened to the invoice. */
  event: z.enum(invoiceEvents),
  /** Who did it; null for the payer and the system. */
  actor: z.nullable(z.string()),
  /** What is to be known beyond the message. */
  detail: z.nullable(z.string()),
});

/** An invoice, with names to show, the sums of its lines, the payer's page, and the payment that paid it. */
export const invoiceSchema = z.object({
  /** Id of the invoice, `inv_…`, from `invoices.list`. */
  invoiceId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** Name of the customer at that moment. */
  customerName: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.string(),
  /** Day the invoice is dated, `YYYY-MM-DD`. */
  date: day,
  /** The day it is due. */
  dueDate: day,
  /** How long there is to pay. */
  paymentTerm: z.enum(paymentTerms),
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items: z.array(
    z.extend(invoiceItemSchema, {
      /** What is taken off, in dollars. */
      discountAmount: money,
      /** US dollars, at most two decimals. */
      amount: money,
      /** The part of the amount that is tax. */
      taxAmount: money,
    }),
  ),
  /** What was taken off the lines; the subtotal is without it. */
  discountAmount: money,
  /** The sum of the lines, in dollars. */
  subtotal: money,
  /** The part of the amount that is tax. */
  taxAmount: money,
  /** What it comes to with everything, in dollars. */
  totalAmount: money,
  /** Prices by means of payment. */
  dualPricing: dualPricingSchema,
  /** The state it is in. */
  status: z.enum(invoiceStatuses),
  /** How the link is sent. */
  shareMethods: z.array(z.enum(shareMethods)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** The 10 digits of a US number. */
  mobileNumber: z.nullable(z.string()),
  /** Shown to the payer, on the invoice and on its page. */
  notes: z.nullable(z.string()),
  /** Whether it was sent. */
  isSent: z.boolean(),
  /** Whether it was deleted. */
  isDeleted: z.boolean(),
  /** Where the payer pays it; null while it cannot be paid. */
  paymentUrl: z.nullable(z.string()),
  /** The payment that paid it. */
  transactionId: z.nullable(z.string()),
  /**
   * What was paid of it: at a lower price less than the total, and less what was refunded or disputed.
   * Null until it is paid.
   */
  paidAmount: z.nullable(money),
  /** When it was made. */
  createdAt: instant,
  /** When it was sent. */
  sentAt: z.nullable(instant),
  /** When it was paid. */
  paidAt: z.nullable(instant),
  /** What happened, in order. */
  logs: z.array(invoiceLogSchema),
});
export type Invoice = z.output<typeof invoiceSchema>;
