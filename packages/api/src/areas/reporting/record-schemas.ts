import { addressSchema } from '@payfac/domain/contact';
import { disputeStatuses } from '@payfac/domain/disputes';
import { ledgerEntrySchema } from '@payfac/domain/ledger';
import { money } from '@payfac/domain/money';
import { riskEvaluationSchema } from '@payfac/domain/risk';
import { day, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { transactionSchema } from '../transactions/schemas.ts';

/** Who was paid, as a receipt names them. */
export const paidAccount = z.object({
  /** The name people see. */
  name: z.string(),
  /** On the payer's statement. */
  descriptor: z.nullable(z.string()),
  /** First line of the address: street and number. */
  street: z.nullable(z.string()),
  /** City, state and ZIP in one line. */
  place: z.nullable(z.string()),
  /** US telephone number: ten digits without separators. */
  phone: z.nullable(z.string()),
});

/**
 * What the ledger says a payment comes to for its merchant. Fees and reserve are taken when it settles,
 * fees of disputes and returns when they come, also of an eCheck that brought no money.
 */
export const paymentBreakdown = z.object({
  /** The sum before deductions, in dollars. */
  gross: money,
  /** Of processing. */
  fees: money,
  /** What its disputes cost in fees, in dollars. */
  disputeFees: money,
  /** What its return by the bank cost in fees, in dollars. */
  returnFees: money,
  /** Its share of what the settlement withheld. */
  reserve: money,
  /** Refunds. */
  refunds: money,
  /** Asked for and not out yet: not taken, and not part of `net`. */
  pendingRefunds: money,
  /** Taken back by the payer's bank: chargebacks that were not won, and returned eChecks. */
  disputes: money,
  /** What is left: the sum of its postings to the merchant, less its share of the settlement's. */
  net: money,
});

/** What a payment belongs to, and what it led to. Each is null where there is none. */
export const paymentRelations = z.object({
  /** The customer. */
  customer: z.nullable(
    z.object({
      /** Id of the customer, `cus_…`, from `customers.list`. */
      customerId: z.string(),
      /** The name people see. */
      name: z.string(),
    }),
  ),
  /** The invoice. */
  invoice: z.nullable(
    z.object({
      /** Id of the invoice, `inv_…`, from `invoices.list`. */
      invoiceId: z.string(),
      /** The merchant's own number for the sale. */
      invoiceNumber: z.string(),
    }),
  ),
  /** The page it was paid on. */
  hostedSessionId: z.nullable(z.string()),
  /** Id of the subscription, `sub_…`, from `subscriptions.list`. */
  subscriptionId: z.nullable(z.string()),
  /** Id of the installment plan, `ins_…`, from `installments.list`. */
  installmentId: z.nullable(z.string()),
  /** Disputes. */
  disputes: z.array(
    z.object({
      /** Id of the dispute, `dsp_…`, from `disputes.list`. */
      disputeId: z.string(),
      /** The state it is in. */
      status: z.enum(disputeStatuses),
      /** US dollars, at most two decimals. */
      amount: money,
    }),
  ),
  /** The settlement. */
  settlement: z.nullable(
    z.object({
      /** Id of the settlement batch, `bat_…`. */
      batchId: z.string(),
      /** Business day that it belongs to, `YYYY-MM-DD`. */
      businessDate: day,
      /** Null until it is paid out. */
      payoutId: z.nullable(z.string()),
    }),
  ),
});

/** What is known of a payment besides its own row. */
export const paymentRecord = {
  /** Until when a void takes it back for nothing; null once its batch or file is closed. */
  voidableUntil: z.nullable(instant),
  /** The account that was paid: its id and name. */
  account: paidAccount,
  /** What the amount comes from. */
  breakdown: paymentBreakdown,
  /** What the payment belongs to. */
  relations: paymentRelations,
  /** Rules that hit it, newest first; null for callers who may not see them. */
  risk: z.nullable(z.array(riskEvaluationSchema)),
  /** Entries of the payment and its operations, oldest first; null for callers without `sidebar.ledger`. */
  ledger: z.nullable(z.array(ledgerEntrySchema)),
};

export const timelineEvents = [
  'authorized',
  'approved',
  'declined',
  'held-for-review',
  'review-approved',
  'review-rejected',
  'captured',
  'voided',
  'refund-requested',
  'refunded',
  'refund-failed',
  'settled',
  'expired',
  'disputed',
  'dispute-won',
  'outcome-unknown',
  'reversed',
  'edited',
  'customer-changed',
  'status-changed',
  'receipt-sent',
] as const;

export const timelineEntry = z.object({
  /** Moment at which it happened. */
  at: instant,
  /** What happened to the payment at this time. */
  event: z.enum(timelineEvents),
  /** The operation behind it, when there is one. */
  transactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** Who did it; null for the system. */
  actor: z.nullable(z.string()),
  /** What is to be known beyond the message. */
  detail: z.nullable(z.string()),
});

/** What someone told of themselves on the hosted page they paid on, as far as the page asked. */
export const payerSchema = z.object({
  /** The name people see. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** US telephone number: ten digits without separators. */
  phone: z.nullable(z.string()),
  /** The card's billing address. */
  billingAddress: z.nullable(addressSchema),
  /** Where it is sent. */
  shippingAddress: z.nullable(addressSchema),
});

export const timeline = z.object({
  /** The payment itself, as it stands now. */
  transaction: transactionSchema,
  /** The operation that was asked for; the payment again when its own id was given. */
  subject: transactionSchema,
  /** Null for payments that were not made on a hosted page, and for callers without `pii.view`. */
  payer: z.nullable(payerSchema),
  ...paymentRecord,
  /** What happened to it, in order of time. */
  data: z.array(timelineEntry),
});
