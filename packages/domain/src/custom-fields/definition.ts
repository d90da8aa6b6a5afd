import * as z from 'zod/mini';

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

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/** A question a payer answers on the hosted page. Its place in the list is its order. */
export const customFieldSchema = z.strictObject({
  /** Names the answer; unique in its list. */
  key: z
    .string()
    .check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, { error: 'Enter letters and digits only.' })),
  label,
  type: z.enum(customFieldTypes),
  required: z.boolean(),
  /** For `single` and `multiple`; empty for the rest. */
  options: z.array(label).check(z.maxLength(maximumCustomFieldOptions)),
});
export type CustomField = z.output<typeof customFieldSchema>;

/** An answer: the chosen options for `multiple`, text for every other type. */
export const customFieldValueSchema = z.union([
  z.string().check(z.maxLength(500)),
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(maximumCustomFieldOptions)),
]);
export type CustomFieldValue = z.output<typeof customFieldValueSchema>;

/** Answers by the key of their field, as they are kept on the transaction. */
export const customFieldValuesSchema = z.record(z.string(), customFieldValueSchema);
export type CustomFieldValues = z.output<typeof customFieldValuesSchema>;

const choosing: ReadonlySet<CustomFieldType> = new Set<CustomFieldType>(['single', 'multiple']);

/** What is wrong with a definition; undefined when nothing is. */
export function customFieldProblem({ type, options }: CustomField): string | undefined {
  if (!choosing.has(type)) return options.length > 0 ? 'Remove the options.' : undefined;
  if (options.length === 0) return 'Add at least one option.';
  return new Set(options).size < options.length ? 'Name every option once.' : undefined;
}
