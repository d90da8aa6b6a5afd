import * as z from 'zod/mini';
import { customFieldSchema } from '../../kernel/custom-fields/index.ts';
import { completions } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { requiredNote } from '../../kernel/validation/text.ts';
import { amountChoices, cartItemSchema, totalModifierSchema } from '../cart/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { callsToAction, hostedSources, linkPaymentMethods } from './choices.ts';
import { paymentLinkStatuses } from './machine.ts';
import { usageTypes } from './usage.ts';

/** What a payer reads after paying, in place of the standard words. */
export const transactionMessagesSchema = z.strictObject({
  /** What the payer reads once it is paid. */
  success: requiredNote(500),
  /** What the payer reads when it fails. */
  failure: requiredNote(500),
});

/**
 * A page to pay on: a payment link's, an invoice's, a plan invitation's or a checkout's. It has the fields of
 * the template it was made from, and its outcome.
 */
export const hostedSessionSchema = z.object({
  /** Id of the session, from the list of its kind. */
  sessionId: z.string(),
  /** What the payment came by. */
  source: z.enum(hostedSources),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** Id of the payment link template, from `paymentLinkTemplates.list`. */
  paymentLinkTemplateId: z.nullable(z.string()),
  /** The state it is in. */
  status: z.enum(paymentLinkStatuses),
  /** How the last payer's visit ended; null while no one opened it. */
  completion: z.nullable(z.enum(completions)),
  /** The address, beginning with https://. */
  url: z.string(),
  /** What it is for, in words. */
  description: z.nullable(z.string()),
  /** The merchant's own number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Whether an amount is asked for or items are sold. */
  amountOrCart: z.enum(amountChoices),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** The part of the amount that is tax. */
  taxAmount: z.nullable(money),
  /** Items of the cart, each with a price in dollars and a quantity. */
  cartItems: z.array(cartItemSchema),
  /** Coupons, discounts, taxes and fees. */
  totalModifiers: z.array(totalModifierSchema),
  /** What it comes to with everything, in dollars. */
  totalAmount: money,
  /** Prices by means of payment. */
  dualPricing: dualPricingSchema,
  /** Means of payment that are taken. */
  paymentMethods: z.array(z.enum(linkPaymentMethods)),
  /** Whether the payer is asked for an email address. */
  collectEmail: z.boolean(),
  /** Whether the payer is asked for a phone number. */
  collectPhoneNumber: z.boolean(),
  /** Whether the payer is asked for a billing address. */
  collectBillingAddress: z.boolean(),
  /** Whether the payer is asked for a shipping address. */
  collectShippingAddress: z.boolean(),
  /** Whether the means of payment is kept. */
  collectPaymentMethod: z.boolean(),
  /** Whether the link is paid once or often. */
  usageType: z.enum(usageTypes),
  /** How often the link may be paid. */
  usageLimit: z.nullable(z.int()),
  /** How often it was paid. */
  useCount: z.int(),
  /** The words of the button. */
  callToAction: z.enum(callsToAction),
  /** The words of a `Custom` call to action. */
  callToActionLabel: z.nullable(z.string()),
  /** What the payer is told after paying. */
  transactionMessages: z.nullable(transactionMessagesSchema),
  /** What the payer filled in, by the key of each question. */
  customFields: z.array(customFieldSchema),
  /** Shown to the payer, on the page. */
  notes: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** Name of the customer at that moment. */
  customerName: z.nullable(z.string()),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** The 10 digits of a US number. */
  mobileNumber: z.nullable(z.string()),
  /** Whether it is sent as a text message. */
  sendSms: z.boolean(),
  /** Whether it is sent as an email. */
  sendEmail: z.boolean(),
  /** When it ends by itself. */
  expiresAt: z.nullable(instant),
  /** When it was made. */
  createdAt: instant,
  /** Name or username of the person who created it. */
  createdBy: z.nullable(z.string()),
  /** When it was sent. */
  sentAt: z.nullable(instant),
  /** When it was opened. */
  openedAt: z.nullable(instant),
  /** When it was completed. */
  completedAt: z.nullable(instant),
  /** The payments made through it, the newest first. */
  transactionIds: z.array(z.string()),
});
export type HostedSession = z.output<typeof hostedSessionSchema>;
