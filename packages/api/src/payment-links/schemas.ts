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

/**
 * A new link: what is absent is as in the template it names, otherwise as in a new template. With
 * `sessionId` an existing link is sent again, to where this says, and nothing else of it changes.
 */
export const paymentLinkBodySchema = z.extend(
  z.partial(
    z.strictObject({
      sessionId: z.string(),
      paymentLinkTemplateId: z.string(),
      customerId: z.nullable(z.string()),
      description: z.nullable(note(255)),
      amountOrCart: z.enum(amountChoices),
      amount: z.nullable(positiveMoney),
      taxAmount: z.nullable(price),
      invoiceNumber: z.nullable(text(40)),
      /** Per cent that debit cards and eChecks save. */
      diffPercentage: z.nullable(rate),
      cartItems: cartSchema,
      totalModifiers: totalModifiersSchema,
      paymentMethods: z.array(z.enum(linkPaymentMethods)).check(z.minLength(1)),
      collectEmail: z.boolean(),
      collectPhoneNumber: z.boolean(),
      collectBillingAddress: z.boolean(),
      collectShippingAddress: z.boolean(),
      collectPaymentMethod: z.boolean(),
      usageType: z.enum(usageTypes),
      usageLimit: z.nullable(z.int().check(z.minimum(1), z.maximum(maximumUsageLimit))),
      callToAction: z.enum(callsToAction),
      callToActionLabel: z.nullable(requiredText(30)),
      transactionMessages: z.nullable(transactionMessagesSchema),
      customFields: z.array(customFieldSchema).check(z.maxLength(maximumCustomFields)),
      /** Shown to the payer, on the page of the link. */
      notes: z.nullable(note(1000)),
      sendSms: z.boolean(),
      sendEmail: z.boolean(),
      email: z.nullable(z.email()),
      mobileNumber: z.nullable(phoneNumber),
      expiresAt: expirySchema,
    }),
  ),
  { subMerchantId: z.string() },
);
