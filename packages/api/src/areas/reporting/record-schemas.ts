import { addressSchema } from '@payfac/domain/contact';
import { disputeStatuses } from '@payfac/domain/disputes';
import { ledgerEntrySchema } from '@payfac/domain/ledger';
import { money } from '@payfac/domain/money';
import { riskEvaluationSchema } from '@payfac/domain/risk';
import { day, instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import { transactionSchema } from '../transactions/schemas.ts';

/** The merchant, as a receipt names it. */
export const paidAccount = z.object({
  /** Display name. */
  name: z.string(),
  /** Descriptor on the payer's statement. */
  descriptor: z.nullable(z.string()),
  /** Street address: first line. */
  street: z.nullable(z.string()),
  /** City, state and ZIP in one line. */
  place: z.nullable(z.string()),
  /** US phone number: 10 digits, no separators. */
  phone: z.nullable(z.string()),
});

/**
 * What a payment nets its merchant according to the ledger. Fees and reserve are deducted at settlement; dispute and
 * return fees when they occur, even for an eCheck that brought no funds.
 */
export const paymentBreakdown = z.object({
  /** Gross amount, in dollars, before deductions. */
  gross: money,
  /** Processing fees. */
  fees: money,
  /** Dispute fees, in dollars. */
  disputeFees: money,
  /** Return fee of an eCheck, in dollars. */
  returnFees: money,
  /** Its share of the reserve withheld at settlement. */
  reserve: money,
  /** Refunds. */
  refunds: money,
  /** Refunds requested and still pending: not deducted yet, and not part of `net`. */
  pendingRefunds: money,
  /** Amount taken back by the payer's bank: chargebacks not won, and returned eChecks. */
  disputes: money,
  /** Net amount: the sum of its postings to the merchant, minus its share of the settlement's deductions. */
  net: money,
});

/** Records related to a payment. Each is null for none. */
export const paymentRelations = z.object({
  /** Customer. */
  customer: z.nullable(
    z.object({
      /** Id of the customer, `cus_…`, from `customers.list`. */
      customerId: z.string(),
      /** Display name. */
      name: z.string(),
    }),
  ),
  /** Invoice. */
  invoice: z.nullable(
    z.object({
      /** Id of the invoice, `inv_…`, from `invoices.list`. */
      invoiceId: z.string(),
      /** The merchant's invoice number for the sale. */
      invoiceNumber: z.string(),
    }),
  ),
  /** Id of the hosted session it was paid on. */
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
      /** Current status. */
      status: z.enum(disputeStatuses),
      /** US dollars, at most two decimals. */
      amount: money,
    }),
  ),
  /** Settlement. */
  settlement: z.nullable(
    z.object({
      /** Id of the settlement batch, `bat_…`. */
      batchId: z.string(),
      /** Business day, `YYYY-MM-DD`. */
      businessDate: day,
      /** Null until it is paid out. */
      payoutId: z.nullable(z.string()),
    }),
  ),
});

/** Details of a payment beyond its own row. */
export const paymentRecord = {
  /** Deadline to void it at no cost; null once its batch or file is closed. */
  voidableUntil: z.nullable(instant),
  /** The merchant account: id and name. */
  account: paidAccount,
  /** Breakdown of the net amount. */
  breakdown: paymentBreakdown,
  /** Related records. */
  relations: paymentRelations,
  /** Risk rules it hit, newest first; null for callers who may not see them. */
  risk: z.nullable(z.array(riskEvaluationSchema)),
  /** Ledger entries of the payment and its operations, oldest first; null for callers without `sidebar.ledger`. */
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
  /** When it happened. */
  at: instant,
  /** Event. */
  event: z.enum(timelineEvents),
  /** Id of the operation behind the event; null for none. */
  transactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** User who did it; null for the system. */
  actor: z.nullable(z.string()),
  /** Further detail. */
  detail: z.nullable(z.string()),
});

/** Details the payer entered on the hosted page, as far as the page collects them. */
export const payerSchema = z.object({
  /** Display name. */
  name: z.string(),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** US phone number: 10 digits, no separators. */
  phone: z.nullable(z.string()),
  /** The card's billing address. */
  billingAddress: z.nullable(addressSchema),
  /** Shipping address. */
  shippingAddress: z.nullable(addressSchema),
});

export const timeline = z.object({
  /** The payment in its current state. */
  transaction: transactionSchema,
  /** The requested operation; the payment itself when its own id was given. */
  subject: transactionSchema,
  /** Null unless the payment was made on a hosted page, and for callers without `pii.view`. */
  payer: z.nullable(payerSchema),
  ...paymentRecord,
  /** Events of the payment, oldest first. */
  data: z.array(timelineEntry),
});
