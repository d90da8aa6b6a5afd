import type { FieldProblem } from '../../kernel/validation/messages.ts';
import {
  type CollectField,
  defaultExpiryUnit,
  type Expiry,
  type LinkDraft,
} from '../payment-links/index.ts';
import { configurationOf } from './configuration.ts';
import { fieldByName } from './field-by-name.ts';
import { type TemplateFieldName, templateFieldNames } from './field-names.ts';
import type { TemplateContent } from './template.ts';

/** All values of a payment link. */
export interface LinkValues extends LinkDraft, Readonly<Record<CollectField, boolean>> {
  readonly description: string | null;
  readonly invoiceNumber: string | null;
  readonly diffPercentage: string | null;
  readonly transactionMessages: TemplateContent['transactionMessages'];
  readonly notes: string | null;
  readonly expiresAt: Expiry;
}

/** Values the sender enters for a link; absent ones come from the template. */
export type GivenLinkValues = {
  readonly [K in Exclude<keyof LinkValues, 'hasCustomFields'>]?: LinkValues[K] | undefined;
};

const isOn = ({ fields }: TemplateContent, name: CollectField | 'sendSms' | 'sendEmail'): boolean =>
  fieldByName(fields, name)?.defaultValue ?? false;

function expiryOf({ fields }: TemplateContent): Expiry {
  const field = fieldByName(fields, 'expiresAt');
  return {
    unit: field?.defaultUnit ?? defaultExpiryUnit,
    value: field?.defaultUnitValue ?? null,
    specificDate: field?.defaultValue ?? null,
  };
}

function defaultsOf(template: TemplateContent): LinkValues {
  const { fields } = template;
  return {
    ...configurationOf(template),
    collectEmail: isOn(template, 'collectEmail'),
    collectPhoneNumber: isOn(template, 'collectPhoneNumber'),
    collectBillingAddress: isOn(template, 'collectBillingAddress'),
    collectShippingAddress: isOn(template, 'collectShippingAddress'),
    collectPaymentMethod: isOn(template, 'collectPaymentMethod'),
    description: fieldByName(fields, 'description')?.defaultValue ?? null,
    invoiceNumber: fieldByName(fields, 'invoiceNumber')?.defaultValue ?? null,
    diffPercentage: fieldByName(fields, 'diffPercentage')?.defaultValue ?? null,
    transactionMessages: template.transactionMessages,
    notes: fieldByName(fields, 'notes')?.defaultValue ?? null,
    sendSms: isOn(template, 'sendSms'),
    sendEmail: isOn(template, 'sendEmail'),
    email: null,
    mobileNumber: null,
    expiresAt: expiryOf(template),
  };
}

/** The values of a link: those entered, and the template's for the rest. */
export function linkValues(template: TemplateContent, given: GivenLinkValues): LinkValues {
  const entered = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const values: LinkValues = { ...defaultsOf(template), ...entered };
  return given.customFields === undefined
    ? values
    : { ...values, hasCustomFields: given.customFields.length > 0 };
}

const isFieldName = (name: string): name is TemplateFieldName =>
  templateFieldNames.some((known) => known === name);

/** Problems for values entered in fields the template locks, such as a sales clerk's expiry. */
export const lockedProblems = (
  { fields }: TemplateContent,
  given: GivenLinkValues,
): FieldProblem[] =>
  Object.entries(given).flatMap(([path, value]) =>
    value !== undefined && isFieldName(path) && fieldByName(fields, path)?.enabled === false
      ? [{ path, message: 'The template doesn’t allow this to be changed.' }]
      : [],
  );
