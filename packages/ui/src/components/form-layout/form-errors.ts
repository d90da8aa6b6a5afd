/** One problem of a form and the field it belongs to. */
export interface FormProblem {
  /** The `name` of the field, or of none for a problem of the whole form. */
  readonly name?: string | undefined;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** The first control of a form that itself holds a text it cannot read, such as a wrong date. */
export function firstUnreadable(form: HTMLFormElement): HTMLInputElement | null {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.customError) return control;
  }
  return null;
}

/** Puts the focus on the control of that name, if the form has one. */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}
