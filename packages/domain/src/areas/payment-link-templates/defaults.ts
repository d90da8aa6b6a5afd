import { zeroCents } from '../../kernel/money/index.ts';
import { type CartItem, defaultAmountChoice } from '../cart/index.ts';
import {
  callsToAction,
  clerkExpiry,
  collectFields,
  defaultCallToAction,
  defaultExpiryUnit,
  defaultExpiryValue,
  defaultUsageLimit,
  defaultUsageType,
  linkPaymentMethods,
  usageTypes,
} from '../payment-links/index.ts';
import type { TemplateFieldName } from './field-names.ts';
import type { TemplateField } from './fields.ts';
import type { TemplateContent } from './template.ts';
import { templateVariantNames } from './variants.ts';

/** Placeholder for the debit discount in notes. */
export const diffPercentagePlaceholder = '{{diffPercentage}}';

export const clerkNotes = `Pay with a debit card and save ${diffPercentagePlaceholder}%.`;

/** Notes as the payer reads them. */
export const fillNotes = (notes: string, diffPercentage: string): string =>
  notes.replaceAll(diffPercentagePlaceholder, diffPercentage);

/** The cart of a new template: one item. */
export const newCart = (): CartItem[] => [{ description: '', price: zeroCents, quantity: 1 }];

const shown = { visible: true, enabled: true } as const;

/** The fields of a new template with their defaults (LINK-15..19). */
export const generalFields = (): TemplateField[] => [
  { name: 'description', ...shown, defaultValue: null },
  {
    name: 'paymentMethods',
    ...shown,
    defaultValue: [...linkPaymentMethods],
    options: [...linkPaymentMethods],
  },
  {
    name: 'amountOrCart',
    ...shown,
    defaultValue: defaultAmountChoice,
    options: ['amount', 'cart'],
  },
  { name: 'amount', ...shown, defaultValue: null },
  { name: 'taxAmount', ...shown, defaultValue: null },
  { name: 'invoiceNumber', ...shown, defaultValue: null },
  { name: 'diffPercentage', ...shown, defaultValue: null },
  { name: 'totalModifiers', ...shown, defaultValue: [] },
  ...collectFields.map((name): TemplateField => ({ name, ...shown, defaultValue: false })),
  { name: 'usageType', ...shown, defaultValue: defaultUsageType, options: [...usageTypes] },
  { name: 'usageLimit', ...shown, defaultValue: defaultUsageLimit },
  {
    name: 'callToAction',
    ...shown,
    defaultValue: defaultCallToAction,
    options: [...callsToAction],
  },
  { name: 'modifyTransactionMessages', ...shown, defaultValue: false },
  { name: 'hasCustomFields', ...shown, defaultValue: false },
  { name: 'notes', ...shown, defaultValue: null },
  { name: 'sendSms', ...shown, defaultValue: false },
  { name: 'sendEmail', ...shown, defaultValue: true },
  {
    name: 'expiresAt',
    ...shown,
    defaultValue: null,
    defaultUnit: defaultExpiryUnit,
    defaultUnitValue: defaultExpiryValue,
  },
];

/** The only fields a sales clerk sees. */
const clerkSees: ReadonlySet<TemplateFieldName> = new Set<TemplateFieldName>([
  'amount',
  'invoiceNumber',
  'collectPaymentMethod',
  'sendSms',
  'sendEmail',
  'expiresAt',
]);

function clerkField(field: TemplateField, expiresAt: Date): TemplateField {
  const one = { ...field, visible: clerkSees.has(field.name) };
  switch (one.name) {
    case 'collectEmail':
    case 'collectPhoneNumber':
    case 'collectBillingAddress':
      return { ...one, defaultValue: true };
    case 'notes':
      return { ...one, defaultValue: clerkNotes };
    case 'expiresAt':
      return {
        ...one,
        enabled: false,
        defaultValue: expiresAt,
        defaultUnit: 'specificDate',
        defaultUnitValue: null,
      };
    default:
      return one;
  }
}

/** A sales clerk's fields: the link expires at 8 PM in the zone. */
export const clerkFields = (now: Date, zone: string): TemplateField[] =>
  generalFields().map((field) => clerkField(field, clerkExpiry(now, zone)));

const content = (name: string, fields: TemplateField[]): TemplateContent => ({
  name,
  fields,
  cartItems: newCart(),
  callToActionLabel: null,
  transactionMessages: null,
  customFields: [],
  subMerchantIds: [],
});

/** A new template's initial content in the editor. */
export const newTemplate = (): TemplateContent =>
  content(templateVariantNames.general, generalFields());

/** The sales clerk's template. */
export const clerkTemplate = (now: Date, zone: string): TemplateContent =>
  content(templateVariantNames['sales-clerk'], clerkFields(now, zone));
