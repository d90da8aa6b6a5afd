import * as z from 'zod/mini';
import { requiredText } from '../validation/text.ts';
import { customFieldTypes, maximumCustomFieldOptions } from './definition.ts';

/** Label shown to people. */
const label = requiredText(80);

/** A question a payer answers on the hosted page. Its position in the list is its order. */
export const customFieldSchema = z.strictObject({
  /** Key of the answer; unique within its list. */
  key: z.string().check(
    z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, {
      error: 'Use at most 40 letters and digits, starting with a lowercase letter.',
    }),
  ),
  label,
  /** Type. */
  type: z.enum(customFieldTypes),
  /** Whether an answer is required. */
  required: z.boolean(),
  /** For `single` and `multiple`; empty otherwise. */
  options: z.array(label).check(z.maxLength(maximumCustomFieldOptions)),
});
export type CustomField = z.output<typeof customFieldSchema>;

/** An answer: the chosen options for `multiple`, text for every other type. */
export const customFieldValueSchema = z.union([
  z.string().check(z.maxLength(500)),
  z.array(z.string().check(z.maxLength(80))).check(z.maxLength(maximumCustomFieldOptions)),
]);
export type CustomFieldValue = z.output<typeof customFieldValueSchema>;

/** Answers by their field's key, as stored on the transaction. */
export const customFieldValuesSchema = z.record(z.string(), customFieldValueSchema);
export type CustomFieldValues = z.output<typeof customFieldValuesSchema>;
