import { emailAddress, phoneNumber } from '@payfac/domain/contact';
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
  /** Invoice number; a new invoice defaults to the account's next number. */
  invoiceNumber: requiredText(40),
  /** Invoice date, `YYYY-MM-DD`. */
  date: day,
  /** Due date; required for the payment term `custom`, otherwise calculated from the term. */
  dueDate: day,
  /** Payment terms; default `net-30` for a new invoice. */
  paymentTerm: z.enum(paymentTerms),
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items: z.array(invoiceItemSchema).check(z.maxLength(maximumInvoiceItems)),
  /** Dual pricing settings; off by default for a new invoice. */
  dualPricing: dualPricingSchema,
  /** How the invoice is sent to the payer; a new invoice without any isn't sent. */
  shareMethods: z.array(z.enum(shareMethods)),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(emailAddress),
  /** 10-digit US phone number. */
  mobileNumber: z.nullable(phoneNumber),
  /** Shown to the payer, on the invoice and on its payment page. */
  notes: z.nullable(note(1000)),
  /** `Draft` keeps it unfinished, `Created` makes it payable. Default `Created`. */
  status: z.enum(['Draft', 'Created']),
};

const { date, items, ...rest } = fields;

export const newInvoiceSchema = z.extend(z.partial(z.strictObject(rest)), {
  subMerchantId,
  /** Invoice date, `YYYY-MM-DD`. */
  date,
  /** Lines of the invoice, each with a quantity and a unit price in dollars. */
  items,
});

export const invoiceChangesSchema = z.partial(z.strictObject(fields));

/** How to send an invoice; `shareMethods` overrides the invoice's own. */
export const sendInvoiceSchema = z.strictObject({
  subMerchantId,
  /** How the invoice is sent to the payer. */
  shareMethods: z.optional(z.array(z.enum(shareMethods)).check(z.minLength(1))),
});

/**
 * Counts and amounts by status. Amounts are totals, except in `paid`, which sums the amounts paid. `outstanding` is
 * created and overdue invoices; `aging` splits it by days past due.
 */
export const invoiceStatsSchema = z.object({
  /** Drafts. */
  draft: tally,
  /** Created invoices that aren't overdue. */
  created: tally,
  /** Overdue invoices. */
  overdue: tally,
  /** Paid invoices. */
  paid: tally,
  /** Voided invoices. */
  voided: tally,
  /** Outstanding invoices: created or overdue. */
  outstanding: tally,
  /** Outstanding invoices by days past due. */
  aging: z.object({
    /** Not due yet. */
    notDue: tally,
    /** 1 to 30 days past due. */
    to30: tally,
    /** 31 to 60 days past due. */
    to60: tally,
    /** 61 to 90 days past due. */
    to90: tally,
    /** More than 90 days past due. */
    over90: tally,
  }),
});
