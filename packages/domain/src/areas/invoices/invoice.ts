import * as z from 'zod/mini';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { invoiceItemSchema } from './item-schema.ts';
import { invoiceStatuses } from './machine.ts';
import { invoiceEvents, shareMethods } from './sharing.ts';
import { paymentTerms } from './terms.ts';

/** An entry of an invoice's event log. */
export const invoiceLogSchema = z.object({
  /** When it was created. */
  createdAt: instant,
  /** Event. */
  event: z.enum(invoiceEvents),
  /** Username of the person who did it; null for the payer and the system. */
  actor: z.nullable(z.string()),
  /** Further detail. */
  detail: z.nullable(z.string()),
});

/** An invoice with display names, totals, its payment page, and the payment that paid it. */
export const invoiceSchema = z.object({
  /** Id of the invoice, `inv_…`, from `invoices.list`. */
  invoiceId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** Customer's name at the time. */
  customerName: z.nullable(z.string()),
  /** Invoice number. */
  invoiceNumber: z.string(),
  /** Invoice date, `YYYY-MM-DD`. */
  date: day,
  /** Due date. */
  dueDate: day,
  /** Payment terms. */
  paymentTerm: z.enum(paymentTerms),
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items: z.array(
    z.extend(invoiceItemSchema, {
      /** Discount on the line, in dollars. */
      discountAmount: money,
      /** Line amount after the discount and before tax, in dollars. */
      amount: money,
      /** Tax on the line, in dollars. */
      taxAmount: money,
    }),
  ),
  /** Sum of the line discounts, already deducted from the subtotal. */
  discountAmount: money,
  /** Sum of the line amounts, in dollars. */
  subtotal: money,
  /** Sum of the line taxes, in dollars. */
  taxAmount: money,
  /** Total, in dollars. */
  totalAmount: money,
  /** Dual pricing settings. */
  dualPricing: dualPricingSchema,
  /** Current status. */
  status: z.enum(invoiceStatuses),
  /** How the invoice is sent to the payer. */
  shareMethods: z.array(z.enum(shareMethods)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** 10-digit US phone number. */
  mobileNumber: z.nullable(z.string()),
  /** Shown to the payer, on the invoice and on its payment page. */
  notes: z.nullable(z.string()),
  /** True once it was sent. */
  isSent: z.boolean(),
  /** True once it was deleted. */
  isDeleted: z.boolean(),
  /** URL of the payment page; null while it can't be paid. */
  paymentUrl: z.nullable(z.string()),
  /** Id of the payment that paid it. */
  transactionId: z.nullable(z.string()),
  /** Amount paid, after dual pricing discounts, refunds and disputes. Null until it is paid. */
  paidAmount: z.nullable(money),
  /** When it was created. */
  createdAt: instant,
  /** When it was sent; null until then. */
  sentAt: z.nullable(instant),
  /** When it was paid; null until then. */
  paidAt: z.nullable(instant),
  /** Event log, oldest first. */
  logs: z.array(invoiceLogSchema),
});
export type Invoice = z.output<typeof invoiceSchema>;
