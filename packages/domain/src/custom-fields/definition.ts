import type { CustomField } from './schemas.ts';

/** Document 1, section 3, "Other enumerations". `single` and `multiple` choose among options. */
export const customFieldTypes = [
  'single',
  'multiple',
  'text',
  'date',
  'integer',
  'currency',
  'percentage',
] as const;
export type CustomFieldType = (typeof customFieldTypes)[number];

export const customFieldTypeLabels: Readonly<Record<CustomFieldType, string>> = {
  single: 'Single choice',
  multiple: 'Multiple choice',
  text: 'Text',
  date: 'Date',
  integer: 'Whole number',
  currency: 'Amount',
  percentage: 'Percentage',
};

export const maximumCustomFields = 20;
export const maximumCustomFieldOptions = 50;

const choosing: ReadonlySet<CustomFieldType> = new Set<CustomFieldType>(['single', 'multiple']);

/** What is wrong with a definition; undefined when nothing is. */
export function customFieldProblem({ type, options }: CustomField): string | undefined {
  if (!choosing.has(type)) return options.length > 0 ? 'Remove the options.' : undefined;
  if (options.length === 0) return 'Add at least one option.';
  return new Set(options).size < options.length ? 'Name every option once.' : undefined;
}
