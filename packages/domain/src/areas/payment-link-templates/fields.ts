import * as z from 'zod/mini';
import { money, rate } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { note, text } from '../../kernel/validation/text.ts';
import { amountChoices, totalModifiersSchema } from '../cart/index.ts';
import {
  callsToAction,
  expiryUnits,
  linkPaymentMethods,
  maximumExpiryValue,
  maximumUsageLimit,
  usageTypes,
} from '../payment-links/index.ts';
import type { TemplateFieldName } from './field-names.ts';

/** `visible`: shown to the sender of a link; `enabled`: the sender may change its value. */
const field = <N extends TemplateFieldName, V extends z.ZodMiniType>(name: N, defaultValue: V) =>
  z.strictObject({
    /** Name of the field. */
    name: z.literal(name),
    /** Whether the sender of a link sees the field. */
    visible: z.boolean(),
    /** Whether the sender of a link may change the value. */
    enabled: z.boolean(),
    /** The value at the beginning. */
    defaultValue,
    /** Options, for a field with choices. */
    options: z.optional(z.array(text(80))),
    /** Default unit; for `expiresAt` only. */
    defaultUnit: z.optional(z.nullable(z.enum(expiryUnits))),
    /** Default number of units; for `expiresAt` only. */
    defaultUnitValue: z.optional(
      z.nullable(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
    ),
  });

/** A field of a template; its name determines the type of its default value. */
export const templateFieldSchema = z.discriminatedUnion('name', [
  field('description', z.nullable(note(255))),
  field('paymentMethods', z.array(z.enum(linkPaymentMethods))),
  field('amountOrCart', z.enum(amountChoices)),
  field('amount', z.nullable(money)),
  field('taxAmount', z.nullable(money)),
  field('invoiceNumber', z.nullable(text(40))),
  field('diffPercentage', z.nullable(rate)),
  field('totalModifiers', totalModifiersSchema),
  field('collectEmail', z.boolean()),
  field('collectPhoneNumber', z.boolean()),
  field('collectBillingAddress', z.boolean()),
  field('collectShippingAddress', z.boolean()),
  field('collectPaymentMethod', z.boolean()),
  field('usageType', z.enum(usageTypes)),
  field('usageLimit', z.int().check(z.minimum(1), z.maximum(maximumUsageLimit))),
  field('callToAction', z.enum(callsToAction)),
  field('modifyTransactionMessages', z.boolean()),
  field('hasCustomFields', z.boolean()),
  field('notes', z.nullable(note(1000))),
  field('sendSms', z.boolean()),
  field('sendEmail', z.boolean()),
  field('expiresAt', z.nullable(instant)),
]);
export type TemplateField = z.output<typeof templateFieldSchema>;
export type TemplateFieldOf<N extends TemplateFieldName> = Extract<
  TemplateField,
  { readonly name: N }
>;
