import * as z from 'zod/mini';
import { customFieldSchema, maximumCustomFields } from '../../kernel/custom-fields/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { requiredText, text } from '../../kernel/validation/text.ts';
import { cartSchema } from '../cart/index.ts';
import { transactionMessagesSchema } from '../payment-links/index.ts';
import { templateFieldNames } from './field-names.ts';
import { type TemplateField, templateFieldSchema } from './fields.ts';
import { templateVariants } from './variants.ts';

const isWhole = (fields: readonly TemplateField[]): boolean => {
  const names = new Set(fields.map(({ name }) => name));
  return fields.length === names.size && names.size === templateFieldNames.length;
};

/** The full set of fields, each exactly once. */
export const templateFieldsSchema = z
  .array(templateFieldSchema)
  .check(z.refine(isWhole, { error: 'List each field once.' }));

/**
 * A template's content as the editor holds it, with the texts behind `callToAction`, `modifyTransactionMessages` and
 * `hasCustomFields`.
 */
export const templateContentSchema = z.strictObject({
  /** Display name. */
  name: requiredText(80),
  /** Fields of the form that creates a link. */
  fields: templateFieldsSchema,
  /** Items of the cart, each with a price in dollars and a quantity. */
  cartItems: cartSchema,
  /** Label of a custom pay button. */
  callToActionLabel: z.nullable(text(30)),
  /** Messages shown to the payer after payment. */
  transactionMessages: z.nullable(transactionMessagesSchema),
  /** Custom fields the payer fills in. */
  customFields: z.array(customFieldSchema).check(z.maxLength(maximumCustomFields)),
  /** Ids of the accounts that can use the template. */
  subMerchantIds: z.array(z.string()).check(z.maxLength(500)),
});
export type TemplateContent = z.output<typeof templateContentSchema>;

/** A payment link template. Built-in ones can't be changed. */
export const paymentLinkTemplateSchema = z.object({
  ...templateContentSchema.shape,
  /** Id of the payment link template, from `paymentLinkTemplates.list`. */
  paymentLinkTemplateId: z.string(),
  /** Variant: general or sales clerk. */
  variant: z.enum(templateVariants),
  /** True for a built-in template, which can't be changed. */
  isBuiltIn: z.boolean(),
  /** Null for built-in templates. */
  createdAt: z.nullable(instant),
  /** Name or username of the creator. */
  createdBy: z.nullable(z.string()),
  /** When it was last updated. */
  updatedAt: z.nullable(instant),
});
export type PaymentLinkTemplate = z.output<typeof paymentLinkTemplateSchema>;
