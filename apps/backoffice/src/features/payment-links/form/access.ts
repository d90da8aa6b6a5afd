import {
  fieldNamed,
  type TemplateContent,
  type TemplateFieldName,
} from '@payfac/domain/payment-link-templates';

/** What a template lets whoever sends a link do with a field: fill it in, read it, or neither. */
export const fieldAccesses = ['open', 'locked', 'hidden'] as const;
export type FieldAccess = (typeof fieldAccesses)[number];

export function accessOf({ fields }: TemplateContent, name: TemplateFieldName): FieldAccess {
  const field = fieldNamed(fields, name);
  if (!field?.visible) return 'hidden';
  return field.enabled ? 'open' : 'locked';
}
