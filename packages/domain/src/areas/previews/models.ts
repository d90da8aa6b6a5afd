/** Record types that can be previewed. */
export const previewModels = ['invoices', 'paymentLinks', 'plans'] as const;
export type PreviewModel = (typeof previewModels)[number];

export const previewModelLabels: Readonly<Record<PreviewModel, string>> = {
  invoices: 'Invoice',
  paymentLinks: 'Payment link',
  plans: 'Plan',
};
