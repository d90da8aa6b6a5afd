import * as z from 'zod/mini';
import { cardBrands, paymentTypes } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';

/*
 * Event data of records that receivers know by id. Each event identifies its record and account; receivers read
 * everything else by the id.
 */

const ofAccount = {
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
};

/** A payment after the operation that triggered the event. */
export const paymentEvent = z.object({
  /** Id of the operation; the payment's own id for its first one. */
  transactionId: z.string(),
  /** Id of the payment the operation acts on; null when it is the payment. */
  parentTransactionId: z.nullable(z.string()),
  ...ofAccount,
  /** Amount the operation moved, or would have moved. */
  amount: money,
  /** Currency, always USD. */
  currency: z.literal('USD'),
  /** Payment type: card or eCheck. */
  paymentType: z.enum(paymentTypes),
  /** Card brand, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Last four digits of the card or bank account. */
  lastFour: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Processor's response code; the ACH return code for a returned eCheck. */
  responseCode: z.nullable(z.string()),
  /** Processor's response message. */
  responseMessage: z.nullable(z.string()),
});

export const invoiceEvent = z.object({
  /** Id of the invoice, `inv_…`, from `invoices.list`. */
  invoiceId: z.string(),
  ...ofAccount,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.string(),
  /** Total, in dollars. */
  totalAmount: money,
  /** Due date. */
  dueDate: z.nullable(day),
  /** Id of the payment that paid it. */
  transactionId: z.nullable(z.string()),
});

export const paymentLinkEvent = z.object({
  /** Id of the payment link. */
  paymentLinkId: z.string(),
  ...ofAccount,
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** Id of the transaction: a payment or an operation on one. */
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
  /** Id of the period's charge. */
  transactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
});

export const settlementEvent = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  ...ofAccount,
  /** Business day, `YYYY-MM-DD`. */
  businessDate: day,
  /** Gross amount, in dollars, before deductions. */
  grossAmount: money,
  /** Net amount, in dollars, after refunds, disputes and fees. */
  netAmount: money,
});

export const applicationEvent = z.object({
  /** Id of the merchant's application, `app_…`, from `applications.list`. */
  applicationId: z.string(),
  /** Id of the sub-merchant record in the application. */
  subMerchantObjId: z.string(),
  ...ofAccount,
  /** DBA name: the name customers know the business by. */
  dbaName: z.string(),
  /** New onboarding status. */
  status: z.string(),
  /** When the status last changed. */
  changedAt: instant,
});
