import { areModifiersVisible, type CartItem, isCartVisible } from '../cart/index.ts';
import { fieldByName } from './field-by-name.ts';
import { sectionFields, type TemplateSection, templateSections } from './field-names.ts';
import type { TemplateField } from './fields.ts';

/** A section is hidden when all its fields are hidden. */
export const isSectionVisible = (
  fields: readonly TemplateField[],
  section: TemplateSection,
): boolean => sectionFields[section].some((name) => fieldByName(fields, name)?.visible === true);

/** The sections that the sender of a link sees, in order. */
export const visibleSections = (fields: readonly TemplateField[]): TemplateSection[] =>
  templateSections.filter((section) => isSectionVisible(fields, section));

/** The amounts the payer sees besides the total. */
export function payerSees(template: {
  readonly fields: readonly TemplateField[];
  readonly cartItems: readonly CartItem[];
}): { readonly cartItems: boolean; readonly totalModifiers: boolean } {
  return {
    cartItems: isCartVisible(template.cartItems),
    totalModifiers: areModifiersVisible(
      fieldByName(template.fields, 'totalModifiers')?.defaultValue ?? [],
    ),
  };
}
