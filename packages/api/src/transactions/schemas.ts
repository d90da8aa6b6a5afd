import { phoneNumber } from '@payfac/domain/contact';
import { customFieldValuesSchema } from '@payfac/domain/custom-fields';
import { secCodes } from '@payfac/domain/echecks';
import {
  cardBrands,
  cardKinds,
  motoIndicators,
  paymentProviders,
  paymentSources,
  paymentTypes,
  saleSources,
} from '@payfac/domain/enumerations';
import { money, positiveMoney, price } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import { outcomes, transactionOperations, transactionStatuses } from '@payfac/domain/transactions';
import { note, requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';

export const billingAddress = z.strictObject({
  street: requiredText(120),
  zip: z
    .string()
    .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, { error: 'Enter a ZIP code, such as 46204.' })),
  city: z.optional(text(80)),
  state: z.optional(z.string().check(z.maxLength(2))),
});

/**
 * One operation on a card or a bank account. A sale or authorization carries the payment's state in `status` and what has been
 * captured and refunded of it; every other operation carries its outcome there and names its parent.
 */
export const transactionSchema = z.object({
  transactionId: z.string(),
  parentTransactionId: z.nullable(z.string()),
  operation: z.enum(transactionOperations),
  typeCode: z.string(),
  outcome: z.enum(outcomes),
  status: z.enum(transactionStatuses),
  createdAt: instant,
  settledAt: z.nullable(instant),
  /** When an uncaptured authorization lapses. */
  expiresAt: z.nullable(instant),
  /** Requested; of a partial approval `authorizedAmount` says less. */
  amount: money,
  /**
   * As lists and files show it: what was approved, or requested when nothing was; of a payment in the view
   * of payments what was captured, if anything was. Negative for money that leaves the merchant.
   */
  signedAmount: money,
  /** Approved by the processor; zero for a decline. */
  authorizedAmount: money,
  capturedAmount: money,
  /** Pending and successful refunds together. */
  refundedAmount: money,
  /** Taken back by the payer's bank: chargebacks that were not won, and returned eChecks. */
  disputedAmount: money,
  /** Captured less refunded and disputed. */
  netAmount: money,
  /** What can still be refunded. */
  refundableAmount: money,
  /** Part of `amount`; null when none was named. */
  taxAmount: z.nullable(money),
  /** The credit card price of what was paid, where the payer saved something of it; null for others. */
  standardAmount: z.nullable(money),
  /** What the payer saved by paying the lower of an account's two prices. */
  savedAmount: money,
  currency: z.literal('USD'),
  subMerchantId: z.string(),
  accountName: z.string(),
  spProductId: z.string(),
  paymentType: z.enum(paymentTypes),
  provider: z.enum(paymentProviders),
  source: z.enum(paymentSources),
  /** How the order of a card that was keyed in came. */
  motoIndicator: z.nullable(z.enum(motoIndicators)),
  /** How an eCheck's debit was authorized. */
  secCode: z.nullable(z.enum(secCodes)),
  cardBrand: z.nullable(z.enum(cardBrands)),
  cardKind: z.nullable(z.enum(cardKinds)),
  truncatedCardNumber: z.nullable(z.string()),
  cardHolderName: z.nullable(z.string()),
  billingStreet: z.nullable(z.string()),
  billingZip: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** What the payer answered on the hosted page, by the key of each question. */
  customFields: z.nullable(customFieldValuesSchema),
  responseCode: z.nullable(z.string()),
  responseMessage: z.nullable(z.string()),
  authCode: z.nullable(z.string()),
  avsResult: z.nullable(z.string()),
  cvvResult: z.nullable(z.string()),
  batchId: z.nullable(z.string()),
});

/** Part of the amount, and at most all of it. */
export const taxWithin = price;

/**
 * The credit card price, where `amount` is the lower of the account's two prices: it is kept with the
 * payment, and its receipt says what was saved.
 */
export const standardPrice = positiveMoney;

export const saleSchema = z.strictObject({
  subMerchantId: z.string(),
  amount: positiveMoney,
  /** False makes an authorization, captured later. Default true. */
  capture: z.optional(z.boolean()),
  /** A card token: from the hosted fields, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  cardHolderName: requiredText(120),
  billingAddress,
  customerId: z.optional(z.string()),
  invoiceNumber: z.optional(text(40)),
  description: z.optional(note(255)),
  /** Default `api` for an API key, which is nothing else, and `backoffice` for a person. */
  source: z.optional(z.enum(saleSources)),
  taxAmount: z.optional(taxWithin),
  standardAmount: z.optional(standardPrice),
  motoIndicator: z.optional(z.enum(motoIndicators)),
});

export const captureSchema = z.strictObject({
  /** At most the authorized amount; all of it when absent. */
  amount: z.optional(positiveMoney),
});

export const refundSchema = z.strictObject({
  /** At most what is left; all of it when absent. */
  amount: z.optional(positiveMoney),
  reason: z.optional(note(255)),
});

export const receiptByEmail = z.strictObject({ channel: z.literal('email'), email: z.email() });

export const receiptByText = z.strictObject({
  channel: z.literal('sms'),
  mobileNumber: phoneNumber,
});

export const binSchema = z.object({
  bin: z.string(),
  cardBrand: z.nullable(z.enum(cardBrands)),
  cardKind: z.nullable(z.enum(cardKinds)),
});
