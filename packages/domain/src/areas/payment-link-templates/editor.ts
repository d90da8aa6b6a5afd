/** How the manager's third column is shown, in the order in which it cycles. */
export const thirdColumnModes = ['visible', 'stacked', 'hidden'] as const;
export type ThirdColumnMode = (typeof thirdColumnModes)[number];

export const nextThirdColumnMode = (mode: ThirdColumnMode): ThirdColumnMode =>
  thirdColumnModes[(thirdColumnModes.indexOf(mode) + 1) % thirdColumnModes.length] ?? 'visible';

/** What the editor is doing; work in progress is kept when templates are switched. */
export const templateEditorModes = ['create-new', 'edit-saved-template'] as const;
export type TemplateEditorMode = (typeof templateEditorModes)[number];

export const templateEditorMode = (
  paymentLinkTemplateId: string | undefined,
): TemplateEditorMode =>
  paymentLinkTemplateId === undefined ? 'create-new' : 'edit-saved-template';
