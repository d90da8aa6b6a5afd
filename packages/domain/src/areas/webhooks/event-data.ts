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
  /** The means of payment. */
  paymentType: z.enum(paymentTypes),
  /** The card's brand. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** The last four digits of the card or bank account. */
  lastFour: z.nullable(z.string()),
  /** The customer. */
  customerId: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** The processor's response; a return code for a returned eCheck. */
  responseCode: z.nullable(z.string()),
  /** The processor's words. */
  responseMessage: z.nullable(z.string()),
});

export const invoiceEvent = z.object({
  /** The invoice. */
  invoiceId: z.string(),
  ...ofAccount,
  /** The customer. */
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
  /** The payment link. */
  paymentLinkId: z.string(),
  ...ofAccount,
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** The payment or operation. */
  transactionId: z.nullable(z.string()),
});

export const subscriptionEvent = z.object({
  /** The subscription. */
  subscriptionId: z.string(),
  /** The plan. */
  planId: z.string(),
  ...ofAccount,
  /** The customer. */
  customerId: z.nullable(z.string()),
  /** The charge of a period. */
  transactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
});

export const settlementEvent = z.object({
  /** The settlement batch. */
  batchId: z.string(),
  ...ofAccount,
  /** The business day. */
  businessDate: day,
  /** The sum before deductions, in dollars. */
  grossAmount: money,
  /** What is left after refunds, disputes or fees, in dollars. */
  netAmount: money,
});

export const applicationEvent = z.object({
  /** The merchant's application. */
  applicationId: z.string(),
  /** The account's record in the application. */
  subMerchantObjId: z.string(),
  ...ofAccount,
  /** The name the merchant does business as. */
  dbaName: z.string(),
  /** The onboarding status that was reached. */
  status: z.string(),
  /** When it changed. */
  changedAt: instant,
});
