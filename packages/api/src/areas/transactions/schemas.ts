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
import { spProductId, subMerchantId } from '../../kernel/fields.ts';

/** The card's billing address. */
export const billingAddress = z.strictObject({
  /** First line of the address: street and number. */
  street: requiredText(120),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z
    .string()
    .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, { error: 'Enter a ZIP code, such as 46204.' })),
  /** City of the address, in full. */
  city: z.optional(text(80)),
  /** The US state by its two letters. */
  state: z.optional(z.string().check(z.maxLength(2))),
});

/**
 * One operation on a card or a bank account. A sale or authorization carries the payment's state in `status`
 * and what has been captured and refunded of it; every other operation carries its outcome there and names
 * its parent.
 */
export const transactionSchema = z.object({
  /** The payment or operation. */
  transactionId: z.string(),
  /** The payment that the operation was done to. */
  parentTransactionId: z.nullable(z.string()),
  /** What was done: a sale, authorization, capture, void, refund and so on. */
  operation: z.enum(transactionOperations),
  /** Type code of the operation, such as `cnp-sale`. */
  typeCode: z.string(),
  /** How the processor answered. */
  outcome: z.enum(outcomes),
  /** The state it is in. */
  status: z.enum(transactionStatuses),
  /** When it was made. */
  createdAt: instant,
  /** When it was settled. */
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
  /** What was captured, in dollars. */
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
  /** The credit card price of what was paid, where the customer saved something of it; null for others. */
  standardAmount: z.nullable(money),
  /** What the customer saved by paying the lower of an account's two prices. */
  savedAmount: money,
  /** The currency, always USD. */
  currency: z.literal('USD'),
  subMerchantId,
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  spProductId,
  /** Whether a card or a bank account paid. */
  paymentType: z.enum(paymentTypes),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** What the payment came by. */
  source: z.enum(paymentSources),
  /** How the order of a card that was keyed in came. */
  motoIndicator: z.nullable(z.enum(motoIndicators)),
  /** How an eCheck's debit was authorized. */
  secCode: z.nullable(z.enum(secCodes)),
  /** Network of the card, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
  /** The last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** The name on the card. */
  cardHolderName: z.nullable(z.string()),
  /** Street of the billing address. */
  billingStreet: z.nullable(z.string()),
  /** ZIP code of the billing address. */
  billingZip: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** What it is for, in words. */
  description: z.nullable(z.string()),
  /** What the payer answered on the hosted page, by the key of each question. */
  customFields: z.nullable(customFieldValuesSchema),
  /** The processor's response code; 00 is approved. */
  responseCode: z.nullable(z.string()),
  /** What the processor answered, in its own words. */
  responseMessage: z.nullable(z.string()),
  /** The issuer's authorization code. */
  authCode: z.nullable(z.string()),
  /** How the address compared (AVS). */
  avsResult: z.nullable(z.string()),
  /** How the security code compared (CVV). */
  cvvResult: z.nullable(z.string()),
  /** Id of the settlement batch, `bat_…`. */
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
  subMerchantId,
  /** US dollars, at most two decimals. */
  amount: positiveMoney,
  /** False makes an authorization, captured later. Default true. */
  capture: z.optional(z.boolean()),
  /** A card token: from the hosted fields, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  /** The name on the card. */
  cardHolderName: requiredText(120),
  billingAddress,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.optional(text(40)),
  /** What it is for, in words. */
  description: z.optional(note(255)),
  /** Default `api` for an API key, which is nothing else, and `backoffice` for a person. */
  source: z.optional(z.enum(saleSources)),
  /** The part of the amount that is tax. */
  taxAmount: z.optional(taxWithin),
  /** The credit card price, where the lower of two prices is paid. */
  standardAmount: z.optional(standardPrice),
  /** How the order of a keyed-in card came: by mail or telephone. */
  motoIndicator: z.optional(z.enum(motoIndicators)),
});

export const captureSchema = z.strictObject({
  /** At most the authorized amount; all of it when absent. */
  amount: z.optional(positiveMoney),
});

export const refundSchema = z.strictObject({
  /** At most what is left; all of it when absent. */
  amount: z.optional(positiveMoney),
  /** Why, in the words of the person who does it. */
  reason: z.optional(note(255)),
});

export const receiptByEmail = z.strictObject({
  /** Email or text message. */
  channel: z.literal('email'),
  /** Email address, such as `grace@mail.example`. */
  email: z.email(),
});

export const receiptByText = z.strictObject({
  /** Email or text message. */
  channel: z.literal('sms'),
  /** A US phone number of 10 digits. */
  mobileNumber: phoneNumber,
});

export const binSchema = z.object({
  /** The first 6 to 8 digits of the card number. */
  bin: z.string(),
  /** Network of the card, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
});
