import * as z from 'zod/mini';
import { amountChoices, cartItemSchema, totalModifierSchema } from '../cart/index.ts';
import { customFieldSchema } from '../custom-fields/index.ts';
import { dualPricingSchema } from '../dual-pricing/index.ts';
import { completions } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';
import { requiredNote } from '../validation/text.ts';
import { callsToAction, hostedSources, linkPaymentMethods } from './choices.ts';
import { paymentLinkStatuses } from './machine.ts';
import { usageTypes } from './usage.ts';

/** What a payer reads after paying, in place of the standard words. */
export const transactionMessagesSchema = z.strictObject({
  success: requiredNote(500),
  failure: requiredNote(500),
});

/**
 * A page on which somebody pays: a payment link, an invoice's, a plan invitation's or a checkout's.
 * The documents name its statuses alone (document 1, section 4); the fields are those of the template
 * it was made from, and its outcome.
 */
export const hostedSessionSchema = z.object({
  sessionId: z.string(),
  source: z.enum(hostedSources),
  subMerchantId: z.string(),
  accountName: z.string(),
  paymentLinkTemplateId: z.nullable(z.string()),
  status: z.enum(paymentLinkStatuses),
  /** How the last payer's visit ended; null while nobody opened it. */
  completion: z.nullable(z.enum(completions)),
  url: z.string(),
  description: z.nullable(z.string()),
  invoiceNumber: z.nullable(z.string()),
  amountOrCart: z.enum(amountChoices),
  amount: z.nullable(money),
  taxAmount: z.nullable(money),
  cartItems: z.array(cartItemSchema),
  totalModifiers: z.array(totalModifierSchema),
  totalAmount: money,
  dualPricing: dualPricingSchema,
  paymentMethods: z.array(z.enum(linkPaymentMethods)),
  collectEmail: z.boolean(),
  collectPhoneNumber: z.boolean(),
  collectBillingAddress: z.boolean(),
  collectShippingAddress: z.boolean(),
  collectPaymentMethod: z.boolean(),
  usageType: z.enum(usageTypes),
  usageLimit: z.nullable(z.int()),
  useCount: z.int(),
  callToAction: z.enum(callsToAction),
  /** The words of a `Custom` call to action. */
  callToActionLabel: z.nullable(z.string()),
  transactionMessages: z.nullable(transactionMessagesSchema),
  customFields: z.array(customFieldSchema),
  /** Shown to the payer, on the page. */
  notes: z.nullable(z.string()),
  customerId: z.nullable(z.string()),
  customerName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The 10 digits of a US number. */
  mobileNumber: z.nullable(z.string()),
  sendSms: z.boolean(),
  sendEmail: z.boolean(),
  expiresAt: z.nullable(instant),
  createdAt: instant,
  createdBy: z.nullable(z.string()),
  sentAt: z.nullable(instant),
  openedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  /** The payments made through it, the newest first. */
  transactionIds: z.array(z.string()),
});
export type HostedSession = z.output<typeof hostedSessionSchema>;
