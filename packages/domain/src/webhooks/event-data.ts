import * as z from 'zod/mini';
import { cardBrands, paymentTypes } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { day, instant } from '../time/index.ts';

/*
 * What the events carry of entities that are known to a receiver by their id. Each says what the
 * event is about, and whose account it is; everything else is read by the id.
 */

const ofAccount = { subMerchantId: z.string(), spProductId: z.string() };

/** A payment after the operation that the event tells of. */
export const paymentEvent = z.object({
  /** The operation; the payment itself for its first one. */
  transactionId: z.string(),
  /** The payment, when the operation was done to one. */
  parentTransactionId: z.nullable(z.string()),
  ...ofAccount,
  /** What the operation moved, or would have moved. */
  amount: money,
  currency: z.literal('USD'),
  paymentType: z.enum(paymentTypes),
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** The last four digits of the card or bank account. */
  lastFour: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  /** The processor's response; a return code for a returned eCheck. */
  responseCode: z.nullable(z.string()),
  responseMessage: z.nullable(z.string()),
});

export const invoiceEvent = z.object({
  invoiceId: z.string(),
  ...ofAccount,
  customerId: z.nullable(z.string()),
  invoiceNumber: z.string(),
  totalAmount: money,
  dueDate: z.nullable(day),
  /** The payment that paid it. */
  transactionId: z.nullable(z.string()),
});

export const paymentLinkEvent = z.object({
  paymentLinkId: z.string(),
  ...ofAccount,
  amount: z.nullable(money),
  transactionId: z.nullable(z.string()),
});

export const subscriptionEvent = z.object({
  subscriptionId: z.string(),
  planId: z.string(),
  ...ofAccount,
  customerId: z.nullable(z.string()),
  /** The charge of a period. */
  transactionId: z.nullable(z.string()),
  amount: z.nullable(money),
});

export const settlementEvent = z.object({
  batchId: z.string(),
  ...ofAccount,
  businessDate: day,
  grossAmount: money,
  netAmount: money,
});

export const applicationEvent = z.object({
  applicationId: z.string(),
  subMerchantObjId: z.string(),
  ...ofAccount,
  dbaName: z.string(),
  /** The onboarding status that was reached. */
  status: z.string(),
  changedAt: instant,
});
