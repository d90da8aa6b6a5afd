import type { TemplateFieldName } from './field-names.ts';
import type { TemplateField, TemplateFieldOf } from './fields.ts';

/** The field with a name; undefined when the list lacks it. */
export const fieldByName = <N extends TemplateFieldName>(
  fields: readonly TemplateField[],
  name: N,
): TemplateFieldOf<N> | undefined =>
  fields.find((one): one is TemplateFieldOf<N> => one.name === name);
