/** Types of a custom field (PROD-06). `single` and `multiple` offer options. */
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
