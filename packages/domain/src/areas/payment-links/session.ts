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

/** Messages a payer sees after paying, in place of the standard ones. */
export const transactionMessagesSchema = z.strictObject({
  /** Message after a successful payment. */
  success: requiredNote(500),
  /** Message after a failed payment. */
  failure: requiredNote(500),
});

/**
 * A hosted payment page: of a payment link, an invoice, a plan invitation or a checkout. It has the fields of the
 * template it was created from, and its outcome.
 */
export const hostedSessionSchema = z.object({
  /** Id of the session, from the list of its kind. */
  sessionId: z.string(),
  /** What the session was opened for. */
  source: z.enum(hostedSources),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the payment link template, from `paymentLinkTemplates.list`. */
  paymentLinkTemplateId: z.nullable(z.string()),
  /** Current status. */
  status: z.enum(paymentLinkStatuses),
  /** Outcome of the last payer's visit; null until a payer opens the page. */
  completion: z.nullable(z.enum(completions)),
  /** URL, starting with `https://`. */
  url: z.string(),
  /** Description. */
  description: z.nullable(z.string()),
  /** The merchant's invoice number for the sale. */
  invoiceNumber: z.nullable(z.string()),
  /** Whether the link charges an amount or a cart. */
  amountOrCart: z.enum(amountChoices),
  /** US dollars, at most two decimals. */
  amount: z.nullable(money),
  /** Tax included in the amount. */
  taxAmount: z.nullable(money),
  /** Items of the cart, each with a price in dollars and a quantity. */
  cartItems: z.array(cartItemSchema),
  /** Coupons, discounts, taxes and fees. */
  totalModifiers: z.array(totalModifierSchema),
  /** Total, in dollars. */
  totalAmount: money,
  /** Dual pricing settings. */
  dualPricing: dualPricingSchema,
  /** Accepted payment methods. */
  paymentMethods: z.array(z.enum(linkPaymentMethods)),
  /** Whether the payer is asked for an email address. */
  collectEmail: z.boolean(),
  /** Whether the payer is asked for a phone number. */
  collectPhoneNumber: z.boolean(),
  /** Whether the payer is asked for a billing address. */
  collectBillingAddress: z.boolean(),
  /** Whether the payer is asked for a shipping address. */
  collectShippingAddress: z.boolean(),
  /** Whether the payer's payment method is saved. */
  collectPaymentMethod: z.boolean(),
  /** Single use or multiple use. */
  usageType: z.enum(usageTypes),
  /** Number of payments a multi-use link accepts; the default when null. */
  usageLimit: z.nullable(z.int()),
  /** Number of payments made through it. */
  useCount: z.int(),
  /** Call to action on the payer's button. */
  callToAction: z.enum(callsToAction),
  /** Label of a `Custom` call to action. */
  callToActionLabel: z.nullable(z.string()),
  /** Messages shown to the payer after payment. */
  transactionMessages: z.nullable(transactionMessagesSchema),
  /** Custom fields the payer fills in. */
  customFields: z.array(customFieldSchema),
  /** Shown to the payer, on the page. */
  notes: z.nullable(z.string()),
  /** Id of the customer, `cus_…`, from `customers.list`. */
  customerId: z.nullable(z.string()),
  /** Customer's name at the time. */
  customerName: z.nullable(z.string()),
  /** Email address, such as `grace@mail.example`. */
  email: z.nullable(z.string()),
  /** 10-digit US phone number. */
  mobileNumber: z.nullable(z.string()),
  /** Whether to send it by text message. */
  sendSms: z.boolean(),
  /** Whether to send it by email. */
  sendEmail: z.boolean(),
  /** When it expires. */
  expiresAt: z.nullable(instant),
  /** When it was created. */
  createdAt: instant,
  /** Name or username of the creator. */
  createdBy: z.nullable(z.string()),
  /** When it was sent; null until then. */
  sentAt: z.nullable(instant),
  /** When a payer first opened it; null until then. */
  openedAt: z.nullable(instant),
  /** When it was completed; null until then. */
  completedAt: z.nullable(instant),
  /** Ids of the payments made through it, newest first. */
  transactionIds: z.array(z.string()),
});
export type HostedSession = z.output<typeof hostedSessionSchema>;
