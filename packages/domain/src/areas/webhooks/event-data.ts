import * as z from 'zod/mini';
import { cardBrands, paymentTypes } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';

/*
 * What the events carry of entities that are known to a receiver by their id. Each says what the
 * event is about, and whose account it is; everything else is read by the id.
 */

const ofAccount = {
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
};

/** A payment after the operation that the event tells of. */
export const paymentEvent = z.object({
  /** The operation; the payment itself for its first one. */
  transactionId: z.string(),
  /** The payment, when the operation was done to one. */
  parentTransactionId: z.nullable(z.string()),
  ...ofAccount,
  /** What the operation moved, or would have moved. */
  amount: money,
  /** The currency, always USD. */
  currency: z.literal('USD'),
  /** Whether a card or a bank account paid. */
  paymentType: z.enum(paymentTypes),
  /** Network of the card, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** The last four digits of the card or bank account. */
  lastFour: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** The processor's response; a return code for a returned eCheck. */
  responseCode: z.nullable(z.string()),
  /** What the processor answered, in its own words. */
  responseMessage: z.nullable(z.string()),
});

export const invoiceEvent = z.object({
  /** Id of the invoice, `inv_…`, from `invoices.list`. */
  invoiceId: z.string(),
  ...ofAccount,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.string(),
  /** What it comes to with everything, in dollars. */
  totalAmount: money,
  /** The day it is due. */
  dueDate: z.nullable(day),
  /** The payment that paid it. */
  transactionId: z.nullable(z.string()),
});

export const paymentLinkEvent = z.object({
  /** Id of the payment link that it belongs to. */
  paymentLinkId: z.string(),
  ...ofAccount,
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** The payment or operation. */
  transactionId: z.nullable(z.string()),
});

export const subscriptionEvent = z.object({
  /** Id of the subscription, `sub_…`, from `subscriptions.list`. */
  subscriptionId: z.string(),
  /** Id of the subscription plan, `pln_…`, from `plans.list`. */
  planId: z.string(),
  ...ofAccount,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The charge of a period. */
  transactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
});

export const settlementEvent = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  ...ofAccount,
  /** Business day that it belongs to, `YYYY-MM-DD`. */
  businessDate: day,
  /** The sum before deductions, in dollars. */
  grossAmount: money,
  /** What is left after refunds, disputes or fees, in dollars. */
  netAmount: money,
});

export const applicationEvent = z.object({
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** The account's record in the application. */
  subMerchantObjId: z.string(),
  ...ofAccount,
  /** The name the merchant does business as. */
  dbaName: z.string(),
  /** The onboarding status that was reached. */
  status: z.string(),
  /** Moment of the last change. */
  changedAt: instant,
});
