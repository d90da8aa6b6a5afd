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

/** Every field of the full set, each once. */
export const templateFieldsSchema = z
  .array(templateFieldSchema)
  .check(z.refine(isWhole, { error: 'List each field once.' }));

/**
 * What a template says, as its editor holds it, with the texts that belong to `callToAction`,
 * `modifyTransactionMessages` and `hasCustomFields`.
 */
export const templateContentSchema = z.strictObject({
  /** The name people see. */
  name: requiredText(80),
  /** What the form of a new link asks for. */
  fields: templateFieldsSchema,
  /** Items of the cart, each with a price in dollars and a quantity. */
  cartItems: cartSchema,
  /** The words on the button that pays. */
  callToActionLabel: z.nullable(text(30)),
  /** What the payer is told after paying. */
  transactionMessages: z.nullable(transactionMessagesSchema),
  /** What the payer filled in, by the key of each question. */
  customFields: z.array(customFieldSchema).check(z.maxLength(maximumCustomFields)),
  /** The accounts that can use it. */
  subMerchantIds: z.array(z.string()).check(z.maxLength(500)),
});
export type TemplateContent = z.output<typeof templateContentSchema>;

/** A payment link template. The built-in ones cannot be changed. */
export const paymentLinkTemplateSchema = z.object({
  ...templateContentSchema.shape,
  /** Id of the payment link template, from `paymentLinkTemplates.list`. */
  paymentLinkTemplateId: z.string(),
  /** Which form it has. */
  variant: z.enum(templateVariants),
  /** Whether it comes with the product and cannot be changed. */
  isBuiltIn: z.boolean(),
  /** Null for the built-in ones. */
  createdAt: z.nullable(instant),
  /** Name or username of the person who created it. */
  createdBy: z.nullable(z.string()),
  /** When it was last changed. */
  updatedAt: z.nullable(instant),
});
export type PaymentLinkTemplate = z.output<typeof paymentLinkTemplateSchema>;
