/** Template variants, by the user they are made for. */
export const templateVariants = ['general', 'sales-clerk'] as const;
export type TemplateVariant = (typeof templateVariants)[number];

/** Name of each variant's template; the sales clerk's is required (LINK-20). */
export const templateVariantNames: Readonly<Record<TemplateVariant, string>> = {
  general: 'Standard Template',
  'sales-clerk': 'Sales Clerk Template',
};
