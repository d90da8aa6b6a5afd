import { create } from '@payfac/api/contract/payment-links';
import {
  amountChoices,
  maximumCartItems,
  maximumCartQuantity,
  maximumTotalModifiers,
  totalModifierTypes,
} from '@payfac/domain/cart';
import { customFieldTypes, maximumCustomFields } from '@payfac/domain/custom-fields';
import { price } from '@payfac/domain/money';
import {
  fieldByName,
  type TemplateContent,
  type TemplateFieldName,
  templateFieldNames,
} from '@payfac/domain/payment-link-templates';
import {
  callsToAction,
  expiryUnits,
  maximumExpiryValue,
  usageTypes,
} from '@payfac/domain/payment-links';
import { day } from '@payfac/domain/time';
import { requiredText, text } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../../shared/form/body.ts';
import { fillingIn } from '../../../shared/form/of-body.ts';

/** What the sender of a payment link may do with a template's field: edit it, see it, or neither. */
export const fieldAccesses = ['open', 'locked', 'hidden'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];

export function accessOf({ fields }: TemplateContent, name: TemplateFieldName): FieldAccess {
  const field = fieldByName(fields, name);
  if (!field?.visible) return 'hidden';
  return field.enabled ? 'open' : 'locked';
}

const flag = z.optional(z.boolean());

/** An item's fields, which may be incomplete. */
const item = z.strictObject({
  description: z.optional(text(200)),
  quantity: z.optional(z.int().check(z.minimum(1), z.maximum(maximumCartQuantity))),
  price: z.optional(price),
});
export type ItemValues = z.output<typeof item>;

/** A discount or fee; the type decides its sign. */
const modifier = z.strictObject({
  type: z.enum(totalModifierTypes),
  description: z.optional(text(80)),
  amount: z.optional(price),
});
export type ModifierValues = z.output<typeof modifier>;

/** A question to the payer. */
const question = z.strictObject({
  /** The answer's key; a new one is derived from its label. */
  key: z.optional(z.string()),
  label: z.optional(requiredText(80)),
  type: z.enum(customFieldTypes),
  required: flag,
  options: z.array(z.string()),
});

export type QuestionValues = z.output<typeof question>;

/** A template's own fields, besides its link's. */
const ofTemplate = {
  name: z.optional(requiredText(80)),
  subMerchantIds: z.optional(z.array(z.string())),
  access: z.optional(z.partialRecord(z.enum(templateFieldNames), z.enum(fieldAccesses))),
};

/**
 * A link's fields: its call's body, except for fields of another form. Templates use the same fields plus who may
 * change them; links add the recipient.
 */
export const linkForm = {
  body: z.extend(
    fillingIn(
      z.omit(create.body, {
        sessionId: true,
        paymentLinkTemplateId: true,
        subMerchantId: true,
        paymentMethods: true,
        transactionMessages: true,
        expiresAt: true,
      }),
    ),
    {
      amountOrCart: z.enum(amountChoices),
      // A zero amount counts as none.
      amount: z.optional(price),
      cartItems: z.array(item).check(z.maxLength(maximumCartItems)),
      totalModifiers: z.array(modifier).check(z.maxLength(maximumTotalModifiers)),
      creditCard: flag,
      eCheck: flag,
      expiryUnit: z.enum(expiryUnits),
      expiryValue: z.optional(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
      expiryDay: z.optional(day),
      usageType: z.enum(usageTypes),
      callToAction: z.enum(callsToAction),
      hasOwnMessages: flag,
      successMessage: z.optional(requiredText(500)),
      failureMessage: z.optional(requiredText(500)),
      hasCustomFields: flag,
      customFields: z.array(question).check(z.maxLength(maximumCustomFields)),
      /** The chosen customer's name, for display. */
      customerName: z.optional(z.string()),
      ...ofTemplate,
    },
  ),
};
export type LinkFields = z.output<typeof linkForm.body>;

/** The fields with invalid values replaced, so that the others can still be checked. */
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
