import {
  amountChoices,
  maximumCartItems,
  maximumCartQuantity,
  maximumTotalModifiers,
  totalModifierTypes,
} from '@payfac/domain/cart';
import { phoneNumber } from '@payfac/domain/contact';
import { customFieldTypes, maximumCustomFields } from '@payfac/domain/custom-fields';
import { price, rate } from '@payfac/domain/money';
import {
  fieldNamed,
  type TemplateContent,
  type TemplateFieldName,
  templateFieldNames,
} from '@payfac/domain/payment-link-templates';
import {
  callsToAction,
  expiryUnits,
  maximumExpiryValue,
  maximumUsageLimit,
  usageTypes,
} from '@payfac/domain/payment-links';
import { day } from '@payfac/domain/time';
import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';

/** What a template lets whoever sends a link do with a field: fill it in, read it, or neither. */
export const fieldAccesses = ['open', 'locked', 'hidden'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];

export function accessOf({ fields }: TemplateContent, name: TemplateFieldName): FieldAccess {
  const field = fieldNamed(fields, name);
  if (!field?.visible) return 'hidden';
  return field.enabled ? 'open' : 'locked';
}

const flag = z.optional(z.boolean());

/** An item as its fields hold it: it may be unfinished. */
const item = z.strictObject({
  description: z.optional(text(200)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumCartQuantity))),
  price: z.optional(price),
});
export type ItemValues = z.output<typeof item>;

/** What changes the total; its sign follows from its type. */
const modifier = z.strictObject({
  type: z.enum(totalModifierTypes),
  description: z.optional(text(80)),
  amount: z.optional(price),
});
export type ModifierValues = z.output<typeof modifier>;

/** A question to the payer. */
const question = z.strictObject({
  /** Names the answer; one that is new takes its label's. */
  key: z.optional(z.string()),
  label: z.optional(requiredText(80)),
  type: z.enum(customFieldTypes),
  required: flag,
  options: z.array(z.string()),
});

export type QuestionValues = z.output<typeof question>;

/**
 * What a link is made of, as its fields hold it. A template is filled in by the same fields, with who
 * may change what; a link adds whom it goes to.
 */
export const linkForm = {
  body: z.strictObject({
    description: z.optional(text(255)),
    amountOrCart: z.enum(amountChoices),
    amount: z.optional(price),
    taxAmount: z.optional(price),
    cartItems: z.array(item).check(z.maxLength(maximumCartItems)),
    totalModifiers: z.array(modifier).check(z.maxLength(maximumTotalModifiers)),
    creditCard: flag,
    eCheck: flag,
    invoiceNumber: z.optional(text(40)),
    diffPercentage: z.optional(rate),
    collectEmail: flag,
    collectPhoneNumber: flag,
    collectBillingAddress: flag,
    collectShippingAddress: flag,
    collectPaymentMethod: flag,
    notes: z.optional(text(1000)),
    expiryUnit: z.enum(expiryUnits),
    expiryValue: z.optional(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
    expiryDay: z.optional(day),
    usageType: z.enum(usageTypes),
    usageLimit: z.optional(z.int().check(z.minimum(1), z.maximum(maximumUsageLimit))),
    callToAction: z.enum(callsToAction),
    callToActionLabel: z.optional(requiredText(30)),
    hasOwnMessages: flag,
    successMessage: z.optional(requiredText(500)),
    failureMessage: z.optional(requiredText(500)),
    hasCustomFields: flag,
    customFields: z.array(question).check(z.maxLength(maximumCustomFields)),
    sendEmail: flag,
    sendSms: flag,
    /** Of a link alone. */
    customerId: z.optional(z.string()),
    /** Of the chosen customer, to show. */
    customerName: z.optional(z.string()),
    email: z.optional(z.email()),
    mobileNumber: z.optional(phoneNumber),
    /** Of a template alone. */
    name: z.optional(requiredText(80)),
    subMerchantIds: z.optional(z.array(z.string())),
    access: z.optional(z.partialRecord(z.enum(templateFieldNames), z.enum(fieldAccesses))),
  }),
};
export type LinkFields = z.output<typeof linkForm.body>;

/** The fields while some of them hold nothing that fits, so that the others can still be checked. */
export const checkable = ({
  amountOrCart = 'amount',
  cartItems = [],
  totalModifiers = [],
  expiryUnit = 'days',
  usageType = 'single_use',
  callToAction = 'Pay',
  customFields = [],
  ...others
}: Filled<LinkFields>): LinkFields => ({
  ...others,
  amountOrCart,
  cartItems,
  totalModifiers: totalModifiers.map(({ type = 'Other', ...row }) => ({ ...row, type })),
  expiryUnit,
  usageType,
  callToAction,
  customFields: customFields.map(({ type = 'text', options = [], ...row }) => ({
    ...row,
    type,
    options,
  })),
});
