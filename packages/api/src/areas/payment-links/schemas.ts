import { amountChoices, cartSchema, totalModifiersSchema } from '@payfac/domain/cart';
import { emailAddress, phoneNumber } from '@payfac/domain/contact';
import { customFieldSchema, maximumCustomFields } from '@payfac/domain/custom-fields';
import { positiveMoney, price, rate } from '@payfac/domain/money';
import {
  callsToAction,
  expirySchema,
  linkPaymentMethods,
  maximumUsageLimit,
  transactionMessagesSchema,
  usageTypes,
} from '@payfac/domain/payment-links';
import { note, requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import { subMerchantId } from '../../kernel/fields.ts';

/**
 * A new link; absent values come from its template, or else from a new template. With `sessionId` an existing link is
 * resent to the contacts given here, and nothing else about it changes.
 */
export const paymentLinkBodySchema = z.extend(
  z.partial(
    z.strictObject({
      /** Id of the session, from the list of its kind. */
      sessionId: z.string(),
      /** Id of the payment link template, from `paymentLinkTemplates.list`. */
      paymentLinkTemplateId: z.string(),
      /** Id of the customer, `cus_…`, from `customers.list`. */
      customerId: z.nullable(z.string()),
      /** Description. */
      description: z.nullable(note(255)),
      /** Whether the link charges an amount or a cart. */
      amountOrCart: z.enum(amountChoices),
      /** US dollars, at most two decimals. */
      amount: z.nullable(positiveMoney),
      /** Tax included in the amount. */
      taxAmount: z.nullable(price),
      /** The merchant's invoice number for the sale. */
      invoiceNumber: z.nullable(text(40)),
      /** Discount for debit cards and eChecks, as a percentage. */
      diffPercentage: z.nullable(rate),
      /** Items of the cart, each with a price in dollars and a quantity. */
      cartItems: cartSchema,
      /** Coupons, discounts, taxes and fees. */
      totalModifiers: totalModifiersSchema,
      /** Accepted payment methods. */
      paymentMethods: z.array(z.enum(linkPaymentMethods)).check(z.minLength(1)),
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
      usageLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumUsageLimit))),
      /** Call to action on the payer's button. */
      callToAction: z.enum(callsToAction),
      /** Label of a custom pay button. */
      callToActionLabel: z.nullable(requiredText(30)),
      /** Messages shown to the payer after payment. */
      transactionMessages: z.nullable(transactionMessagesSchema),
      /** Custom fields the payer fills in. */
      customFields: z.array(customFieldSchema).check(z.maxLength(maximumCustomFields)),
      /** Shown to the payer, on the payment page. */
      notes: z.nullable(note(1000)),
      /** Whether to send it by text message. */
      sendSms: z.boolean(),
      /** Whether to send it by email. */
      sendEmail: z.boolean(),
      /** Email address, such as `grace@mail.example`. */
      email: z.nullable(emailAddress),
      /** 10-digit US phone number. */
      mobileNumber: z.nullable(phoneNumber),
      /** When it expires. */
      expiresAt: expirySchema,
    }),
  ),
  { subMerchantId },
);
