/** Modes of the manager's third column, in the order they cycle. */
export const thirdColumnModes = ['visible', 'stacked', 'hidden'] as const;
export type ThirdColumnMode = (typeof thirdColumnModes)[number];

export const nextThirdColumnMode = (mode: ThirdColumnMode): ThirdColumnMode =>
  thirdColumnModes[(thirdColumnModes.indexOf(mode) + 1) % thirdColumnModes.length] ?? 'visible';

/** Modes of the editor; unsaved changes are kept when the user switches templates. */
export const templateEditorModes = ['create-new', 'edit-saved-template'] as const;
export type TemplateEditorMode = (typeof templateEditorModes)[number];

export const templateEditorMode = (
  paymentLinkTemplateId: string | undefined,
): TemplateEditorMode =>
  paymentLinkTemplateId === undefined ? 'create-new' : 'edit-saved-template';
