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

/** `visible`: shown to anyone who sends a link; `enabled`: they may change its value. */
const field = <N extends TemplateFieldName, V extends z.ZodMiniType>(name: N, defaultValue: V) =>
  z.strictObject({
    /** The name people see. */
    name: z.literal(name),
    /** Whether the payer sees it. */
    visible: z.boolean(),
    /** True where the field is shown. */
    enabled: z.boolean(),
    /** The value at the beginning. */
    defaultValue,
    /** What can be chosen, where one chooses. */
    options: z.optional(z.array(text(80))),
    /** Of `expiresAt` alone. */
    defaultUnit: z.optional(z.nullable(z.enum(expiryUnits))),
    /** The value of one unit at the beginning. */
    defaultUnitValue: z.optional(
      z.nullable(z.int().check(z.minimum(1), z.maximum(maximumExpiryValue))),
    ),
  });

/** A field of a template; the kind of its default value follows from its name. */
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
