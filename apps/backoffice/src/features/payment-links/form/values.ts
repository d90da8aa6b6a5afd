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

/** What a template lets whoever sends a link do with a field: fill it in, read it, or neither. */
export const fieldAccesses = ['open', 'locked', 'hidden'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];

export function accessOf({ fields }: TemplateContent, name: TemplateFieldName): FieldAccess {
  const field = fieldByName(fields, name);
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

/** What a template says of itself beside its link. */
const ofTemplate = {
  name: z.optional(requiredText(80)),
  subMerchantIds: z.optional(z.array(z.string())),
  access: z.optional(z.partialRecord(z.enum(templateFieldNames), z.enum(fieldAccesses))),
};

/**
 * What a link is made of, as its fields hold it: the body of its call, but for what is written another
 * way. A template is filled in by the same fields, with who may change what; a link adds whom it goes to.
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
      // An amount of nothing is none.
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
      /** Of the chosen customer, to show. */
      customerName: z.optional(z.string()),
      ...ofTemplate,
    },
  ),
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
