import type { CustomField } from '@payfac/domain/custom-fields';
import {
  newCart,
  type TemplateContent,
  type TemplateField,
  templateFieldNames,
} from '@payfac/domain/payment-link-templates';
import { defaultUsageLimit } from '@payfac/domain/payment-links';
import { fieldsOf, givenOf } from '../form/content.ts';
import {
  accessOf,
  type FieldAccess,
  type LinkFields,
  type QuestionValues,
} from '../form/values.ts';

/** An answer's key from its question's label: `pickupDate` for 'Pickup date'. */
function keyOf(label: string, taken: ReadonlySet<string>): string {
  const [first = 'field', ...rest] = label.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const joined = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const base = (/^[a-z]/.test(joined) ? joined : `field${joined}`).slice(0, 36);
  let key = base;
  for (let next = 2; taken.has(key); next += 1) key = `${base}${next}`;
  return key;
}

const isChoosing = ({ type }: QuestionValues): boolean => type === 'single' || type === 'multiple';

function questionsOf(questions: readonly QuestionValues[]): CustomField[] {
  const taken = new Set(questions.flatMap(({ key }) => key ?? []));
  return questions.map((question) => {
    const { label = '', type, required = false } = question;
    const key = question.key ?? keyOf(label, taken);
    taken.add(key);
    return { key, label, type, required, options: isChoosing(question) ? question.options : [] };
  });
}

const allowing = <F extends TemplateField>(field: F, access: FieldAccess | undefined): F => {
  if (access === undefined) return field;
  // A hidden field keeps its setting for API callers.
  if (access === 'hidden') return { ...field, visible: false };
  return { ...field, visible: true, enabled: access === 'open' };
};

/** The fields with who may see and change them, but without their values, which take a while to compute. */
export const allowedFieldsOf = (
  access: LinkFields['access'],
  base: TemplateContent,
): readonly TemplateField[] => base.fields.map((field) => allowing(field, access?.[field.name]));

/** A field with its entered value. */
function fieldWith(field: TemplateField, given: ReturnType<typeof givenOf>): TemplateField {
  switch (field.name) {
    case 'description':
    case 'invoiceNumber':
    case 'notes':
    case 'diffPercentage':
      return { ...field, defaultValue: given[field.name] };
    case 'amount':
    case 'taxAmount':
      return { ...field, defaultValue: given[field.name] };
    case 'paymentMethods':
      return { ...field, defaultValue: given.paymentMethods };
    case 'amountOrCart':
      return { ...field, defaultValue: given.amountOrCart };
    case 'totalModifiers':
      return { ...field, defaultValue: given.totalModifiers };
    case 'usageType':
      return { ...field, defaultValue: given.usageType };
    case 'usageLimit':
      return { ...field, defaultValue: given.usageLimit ?? defaultUsageLimit };
    case 'callToAction':
      return { ...field, defaultValue: given.callToAction };
    case 'modifyTransactionMessages':
      return { ...field, defaultValue: given.transactionMessages !== null };
    case 'expiresAt':
      return {
        ...field,
        defaultValue: given.expiresAt.specificDate,
        defaultUnit: given.expiresAt.unit,
        defaultUnitValue: given.expiresAt.value,
      };
    case 'hasCustomFields':
      return field;
    default:
      return { ...field, defaultValue: given[field.name] };
  }
}

/** The entered template. @param base its initial content. */
export function contentOf(fields: LinkFields, base: TemplateContent): TemplateContent {
  const given = givenOf(fields, base);
  const changed = allowedFieldsOf(fields.access, base).map((allowed) =>
    allowed.name === 'hasCustomFields'
      ? { ...allowed, defaultValue: fields.hasCustomFields ?? false }
      : fieldWith(allowed, given),
  );
  return {
    name: fields.name ?? '',
    subMerchantIds: fields.subMerchantIds ?? [],
    fields: changed,
    cartItems: given.cartItems.length === 0 ? newCart() : given.cartItems,
    callToActionLabel: fields.callToAction === 'Custom' ? given.callToActionLabel : null,
    transactionMessages: given.transactionMessages,
    customFields: questionsOf(fields.customFields),
  };
}

/** The editor's initial values. */
export const templateFieldsOf = (template: TemplateContent): LinkFields => ({
  ...fieldsOf(template),
  name: template.name,
  subMerchantIds: [...template.subMerchantIds],
  access: Object.fromEntries(templateFieldNames.map((name) => [name, accessOf(template, name)])),
});
