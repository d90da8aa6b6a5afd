/** A problem of a form, and its field. */
export interface FormProblem {
  /** The field's `name`; undefined for a problem of the whole form. */
  readonly name?: string | undefined;
  /** What is wrong, and how to fix it. */
  readonly message: string;
}

/** The first control of a form with a text it can't read, such as an invalid date. */
export function firstUnreadable(form: HTMLFormElement): HTMLInputElement | null {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.validity.customError) return control;
  }
  return null;
}

/** Focuses the control with that name, if the form has one. */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const named = form?.elements.namedItem(name);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView?.({ block: 'center' });
}
