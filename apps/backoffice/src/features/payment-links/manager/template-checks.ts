import { type TemplateContent, templateProblems } from '@payfac/domain/payment-link-templates';
import { type FieldProblem, missingValue } from '@payfac/domain/validation';
import { begun, missing, onePerField } from '../form/begun.ts';
import type { LinkFields } from '../form/values.ts';
import { contentOf } from './template-content.ts';

/** Of the domain's paths, where they differ from the form's. */
const places: Readonly<Record<string, string>> = {
  paymentMethods: 'creditCard',
  cartItems: 'cartItems.0.price',
  totalModifiers: 'totalModifiers.0.amount',
  customFields: 'hasCustomFields',
  transactionMessages: 'successMessage',
};

const always = () => true;

/** What a template lacks; it is valid when that is nothing (document 1, section 5). */
export function problemsOf(fields: LinkFields, base: TemplateContent): FieldProblem[] {
  const { customFields, hasCustomFields, expiryUnit, expiryDay, expiryValue } = fields;
  const expiry = expiryUnit === 'specificDate' ? expiryDay : expiryValue;
  return onePerField(fields, [
    ...(fields.name === undefined ? [{ path: 'name', message: missingValue }] : []),
    ...begun(fields, always, true),
    ...(expiry === undefined ? [missing('expiryValue')] : []),
    ...(hasCustomFields
      ? customFields.flatMap(({ label }, index) =>
          label === undefined ? [missing(`customFields.${index}.label`)] : [],
        )
      : []),
    ...templateProblems(contentOf(fields, base)).map(({ path, message }) => ({
      path: places[path] ?? path,
      message,
    })),
  ]);
}
