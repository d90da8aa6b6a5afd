import { amountChoices, cartSchema, totalModifiersSchema } from '@payfac/domain/cart';
import { phoneNumber } from '@payfac/domain/contact';
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
 * A new link: what is absent is as in the template it names, otherwise as in a new template. With
 * `sessionId` an existing link is sent again, to where this says, and nothing else of it changes.
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
      /** What it is for, in words. */
      description: z.nullable(note(255)),
      /** Whether an amount is asked for or items are sold. */
      amountOrCart: z.enum(amountChoices),
      /** US dollars, at most two decimals. */
      amount: z.nullable(positiveMoney),
      /** The part of the amount that is tax. */
      taxAmount: z.nullable(price),
      /** The merchant's own number for the sale. */
      invoiceNumber: z.nullable(text(40)),
      /** Per cent that debit cards and eChecks save. */
      diffPercentage: z.nullable(rate),
      /** Items of the cart, each with a price in dollars and a quantity. */
      cartItems: cartSchema,
      /** Coupons, discounts, taxes and fees. */
      totalModifiers: totalModifiersSchema,
      /** Means of payment that are taken. */
      paymentMethods: z.array(z.enum(linkPaymentMethods)).check(z.minLength(1)),
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
      usageLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumUsageLimit))),
      /** The words of the button. */
      callToAction: z.enum(callsToAction),
      /** The words on the button that pays. */
      callToActionLabel: z.nullable(requiredText(30)),
      /** What the payer is told after paying. */
      transactionMessages: z.nullable(transactionMessagesSchema),
      /** What the payer filled in, by the key of each question. */
      customFields: z.array(customFieldSchema).check(z.maxLength(maximumCustomFields)),
      /** Shown to the payer, on the page of the link. */
      notes: z.nullable(note(1000)),
      /** Whether it is sent as a text message. */
      sendSms: z.boolean(),
      /** Whether it is sent as an email. */
      sendEmail: z.boolean(),
      /** Email address, such as `grace@mail.example`. */
      email: z.nullable(z.email()),
      /** A US phone number of 10 digits. */
      mobileNumber: z.nullable(phoneNumber),
      /** When it ends by itself. */
      expiresAt: expirySchema,
    }),
  ),
  { subMerchantId },
);
