import * as z from 'zod/mini';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { money } from '../money/index.ts';
import { day, instant } from '../time/index.ts';
import { invoiceItemSchema } from './item-schema.ts';
import { invoiceStatuses } from './machine.ts';
import { invoiceEvents, shareMethods } from './sharing.ts';
import { paymentTerms } from './terms.ts';

/** One thing that happened to an invoice. */
export const invoiceLogSchema = z.object({
  createdAt: instant,
  event: z.enum(invoiceEvents),
  /** Who did it; null for the payer and the system. */
  actor: z.nullable(z.string()),
  detail: z.nullable(z.string()),
});

/**
 * An invoice (document 1, section 3). Beyond the documents: names to show, the sums of its lines, the
 * payer's page, and the payment that paid it.
 */
export const invoiceSchema = z.object({
  invoiceId: z.string(),
  subMerchantId: z.string(),
  accountName: z.string(),
  customerId: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  invoiceNumber: z.string(),
  date: day,
  dueDate: day,
  paymentTerm: z.enum(paymentTerms),
  items: z.array(
    z.extend(invoiceItemSchema, { discountAmount: money, amount: money, taxAmount: money }),
  ),
  /** What was taken off the lines; the subtotal is without it. */
  discountAmount: money,
  subtotal: money,
  taxAmount: money,
  totalAmount: money,
  dualPricing: dualPricingSchema,
  status: z.enum(invoiceStatuses),
  shareMethods: z.array(z.enum(shareMethods)),
  email: z.nullable(z.string()),
  /** The 10 digits of a US number. */
  mobileNumber: z.nullable(z.string()),
  /** Shown to the payer, on the invoice and on its page. */
  notes: z.nullable(z.string()),
  isSent: z.boolean(),
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
  createdAt: instant,
  sentAt: z.nullable(instant),
  paidAt: z.nullable(instant),
  logs: z.array(invoiceLogSchema),
});
export type Invoice = z.output<typeof invoiceSchema>;
