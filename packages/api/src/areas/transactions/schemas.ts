import { emailAddress, phoneNumber } from '@payfac/domain/contact';
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

/** Billing address of the card. */
export const billingAddress = z.strictObject({
  /** Street address: first line. */
  street: requiredText(120),
  /** US ZIP code: five digits, or nine as `04101-1234`. */
  zip: z
    .string()
    .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, { error: 'Enter a ZIP code, such as 46204.' })),
  /** City. */
  city: z.optional(text(80)),
  /** Two-letter US state code. */
  state: z.optional(z.string().check(z.maxLength(2))),
});

/**
 * One operation on a card or a bank account. A sale's or authorization's `status` is the payment's state, and the row
 * has the captured and refunded amounts; any other operation's `status` is its outcome, and it names its parent.
 */
export const transactionSchema = z.object({
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: z.string(),
  /** Id of the payment that the operation acts on. */
  parentTransactionId: z.nullable(z.string()),
  /** Operation: sale, authorization, capture, void, refund, etc. */
  operation: z.enum(transactionOperations),
  /** Type code, such as `cnp-sale`. */
  typeCode: z.string(),
  /** Outcome of the operation. */
  outcome: z.enum(outcomes),
  /** Current status. */
  status: z.enum(transactionStatuses),
  /** When it was created. */
  createdAt: instant,
  /** When it was settled; null until then. */
  settledAt: z.nullable(instant),
  /** When an uncaptured authorization expires; null otherwise. */
  expiresAt: z.nullable(instant),
  /** Amount requested; for a partial approval, `authorizedAmount` is lower. */
  amount: money,
  /**
   * Amount as lists and files show it: approved, or requested when nothing was approved; in the payments view the
   * captured amount, if any. Negative when money leaves the merchant.
   */
  signedAmount: money,
  /** Amount approved by the processor; zero for a decline. */
  authorizedAmount: money,
  /** Amount captured, in dollars. */
  capturedAmount: money,
  /** Sum of pending and successful refunds. */
  refundedAmount: money,
  /** Amount taken back by the payer's bank: chargebacks not won, and returned eChecks. */
  disputedAmount: money,
  /** Captured minus refunded and disputed. */
  netAmount: money,
  /** Amount that can still be refunded. */
  refundableAmount: money,
  /** Tax included in `amount`; null when not given. */
  taxAmount: z.nullable(money),
  /** Credit card price of the amount paid, when the customer saved; otherwise null. */
  standardAmount: z.nullable(money),
  /** Amount the customer saved by paying the lower of the account's two prices. */
  savedAmount: money,
  /** Currency, always USD. */
  currency: z.literal('USD'),
  subMerchantId,
  /** Name of the merchant account. */
  accountName: z.string(),
  spProductId,
  /** Payment type: card or eCheck. */
  paymentType: z.enum(paymentTypes),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** Where the payment came from. */
  source: z.enum(paymentSources),
  /** How the order of a keyed-in card arrived: by mail or telephone. */
  motoIndicator: z.nullable(z.enum(motoIndicators)),
  /** How the eCheck's debit was authorized: its SEC code. */
  secCode: z.nullable(z.enum(secCodes)),
  /** Card brand, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Card funding type: credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
  /** Last four digits of the card. */
  truncatedCardNumber: z.nullable(z.string()),
  /** Cardholder name. */
  cardHolderName: z.nullable(z.string()),
  /** Street of the billing address. */
  billingStreet: z.nullable(z.string()),
  /** ZIP code of the billing address. */
  billingZip: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Description. */
  description: z.nullable(z.string()),
  /** Payer's answers on the hosted page, by custom field key. */
  customFields: z.nullable(customFieldValuesSchema),
  /** The processor's response code; 00 is approved. */
  responseCode: z.nullable(z.string()),
  /** Processor's response message. */
  responseMessage: z.nullable(z.string()),
  /** Issuer's authorization code. */
  authCode: z.nullable(z.string()),
  /** AVS response: the address check. */
  avsResult: z.nullable(z.string()),
  /** CVV response: the security code check. */
  cvvResult: z.nullable(z.string()),
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.nullable(z.string()),
});

/** Tax included in the amount, and at most all of it. */
export const taxWithin = price;

/**
 * Credit card price, when `amount` is the lower of the account's two prices: it is stored with the payment, and the
 * receipt shows the saving.
 */
export const standardPrice = positiveMoney;

export const saleSchema = z.strictObject({
  subMerchantId,
  /** US dollars, at most two decimals. */
  amount: positiveMoney,
  /** False creates an authorization, to be captured later. Default true. */
  capture: z.optional(z.boolean()),
  /** Card token: from the hosted fields, or saved with a customer. */
  token: z.string().check(z.minLength(1)),
  /** Cardholder name. */
  cardHolderName: requiredText(120),
  billingAddress,
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.optional(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.optional(text(40)),
  /** Description. */
  description: z.optional(note(255)),
  /** Default: `api` for an API key, which allows no other, and `backoffice` for a user. */
  source: z.optional(z.enum(saleSources)),
  /** Tax included in the amount. */
  taxAmount: z.optional(taxWithin),
  /** Credit card price, when the payer pays the lower of two prices. */
  standardAmount: z.optional(standardPrice),
  /** How the order of a keyed-in card arrived: by mail or telephone. */
  motoIndicator: z.optional(z.enum(motoIndicators)),
});

export const captureSchema = z.strictObject({
  /** At most the authorized amount; all of it when absent. */
  amount: z.optional(positiveMoney),
});

export const refundSchema = z.strictObject({
  /** At most the refundable amount; all of it when absent. */
  amount: z.optional(positiveMoney),
  /** Reason entered by the person who did it. */
  reason: z.optional(note(255)),
});

export const receiptByEmail = z.strictObject({
  /** Channel: email or text message. */
  channel: z.literal('email'),
  /** Email address, such as `grace@mail.example`. */
  email: emailAddress,
});

export const receiptByText = z.strictObject({
  /** Channel: email or text message. */
  channel: z.literal('sms'),
  /** 10-digit US phone number. */
  mobileNumber: phoneNumber,
});

export const binSchema = z.object({
  /** First 6 to 8 digits of the card number. */
  bin: z.string(),
  /** Card brand, such as Visa. */
  cardBrand: z.nullable(z.enum(cardBrands)),
  /** Card funding type: credit, debit or prepaid. */
  cardKind: z.nullable(z.enum(cardKinds)),
});
