import type { CustomFieldType } from './definition.ts';
import type { CustomField } from './schemas.ts';

const choosing: ReadonlySet<CustomFieldType> = new Set<CustomFieldType>(['single', 'multiple']);

/** What is wrong with a custom field's definition; undefined when valid. */
export function customFieldProblem({ type, options }: CustomField): string | undefined {
  if (!choosing.has(type)) return options.length > 0 ? 'Remove the options.' : undefined;
  if (options.length === 0) return 'Add at least one option.';
  return new Set(options).size < options.length ? 'Give each option a different name.' : undefined;
}
