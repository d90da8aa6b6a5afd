/** Whom a template is made for. */
export const templateVariants = ['general', 'sales-clerk'] as const;
export type TemplateVariant = (typeof templateVariants)[number];

/** What the variant's template is called; a sales clerk's name is required (LINK-20). */
export const templateVariantNames: Readonly<Record<TemplateVariant, string>> = {
  general: 'Standard Template',
  'sales-clerk': 'Sales Clerk Template',
};
