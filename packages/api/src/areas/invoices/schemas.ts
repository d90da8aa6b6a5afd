import { phoneNumber } from '@payfac/domain/contact';
import { dualPricingSchema } from '@payfac/domain/dual-pricing';
import {
  invoiceItemSchema,
  maximumInvoiceItems,
  paymentTerms,
  shareMethods,
} from '@payfac/domain/invoices';
import { day } from '@payfac/domain/time';
import { note, requiredText } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';
import { tally } from '../../kernel/tally.ts';

const fields = {
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** Of a new invoice the account's next number when absent. */
  invoiceNumber: requiredText(40),
  /** Day the invoice is dated, `YYYY-MM-DD`. */
  date: day,
  /** Needed for the payment term `custom`; otherwise it follows from the term. */
  dueDate: day,
  /** `net-30` for a new invoice that names none. */
  paymentTerm: z.enum(paymentTerms),
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items: z.array(invoiceItemSchema).check(z.maxLength(maximumInvoiceItems)),
  /** Off for a new invoice that says nothing. */
  dualPricing: dualPricingSchema,
  /** How it is sent; a new invoice that names nothing isn't. */
  shareMethods: z.array(z.enum(shareMethods)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.email()),
  /** A US phone number of 10 digits. */
  mobileNumber: z.nullable(phoneNumber),
  /** Shown to the payer, on the invoice and on its page. */
  notes: z.nullable(note(1000)),
  /** `Draft` keeps it unfinished, `Created` makes it payable. A new invoice is `Created`. */
  status: z.enum(['Draft', 'Created']),
};

const { date, items, ...rest } = fields;

export const newInvoiceSchema = z.extend(z.partial(z.strictObject(rest)), {
  subMerchantId,
  /** Day the invoice is dated, `YYYY-MM-DD`. */
  date,
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items,
});

export const invoiceChangesSchema = z.partial(z.strictObject(fields));

/** How an invoice is sent; `shareMethods` overrides what the invoice says. */
export const sendInvoiceSchema = z.strictObject({
  subMerchantId,
  /** How the link is sent. */
  shareMethods: z.optional(z.array(z.enum(shareMethods)).check(z.minLength(1))),
});

/**
 * Counts and amounts by status: totals, but of `paid` what was paid. `outstanding` is what is created or
 * overdue, and `aging` parts it by how late it is.
 */
export const invoiceStatsSchema = z.object({
  /** Those not sent yet. */
  draft: tally,
  /** Those made. */
  created: tally,
  /** Those past their due day. */
  overdue: tally,
  /** Those paid. */
  paid: tally,
  /** What was voided. */
  voided: tally,
  /** Those sent and not paid. */
  outstanding: tally,
  /** What is outstanding, by how late it is. */
  aging: z.object({
    /** Not due yet. */
    notDue: tally,
    /** 1 to 30 days late. */
    to30: tally,
    /** 31 to 60 days late. */
    to60: tally,
    /** 61 to 90 days late. */
    to90: tally,
    /** More than 90 days late. */
    over90: tally,
  }),
});
