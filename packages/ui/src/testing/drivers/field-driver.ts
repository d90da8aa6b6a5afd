import { named, type Scope, textOf } from './scope.ts';

const CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [role=radiogroup]';

/** The texts that a control refers to: its description, and its error or success message. */
function described(element: Element, part: 'description' | 'message'): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith(`-${part}`));
  const found = id === undefined ? null : element.ownerDocument.getElementById(id);
  return found ? textOf(found) : '';
}

/** What every field has, found by its label. */
export function fieldDriver(scope: Scope, label: string) {
  const element = () => named(scope, CONTROLS, label);
  return {
    element,
    isRequired: () => element().getAttribute('aria-required') === 'true',
    isDisabled: () => element().hasAttribute('disabled'),
    /** '' where there is none. */
    description: () => described(element(), 'description'),
    /** The error shown, '' where there is none. */
    error: () =>
      element().getAttribute('aria-invalid') === 'true' ? described(element(), 'message') : '',
  };
}

/** Text, phone, amount, date, password and search fields, and text areas. */
export function textFieldDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  return {
    ...field,
    /** As shown, mask included. */
    value: () => {
      const element = field.element();
      const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return isText ? element.value : '';
    },
    /** Types key by key in place of what is there, so that a mask sees what it would see. */
    enter: async (text: string) => {
      await scope.person.clear(field.element());
      await scope.person.click(field.element());
      await scope.person.keyboard(text.replaceAll(/[{[]/g, '$&$&'));
    },
    clear: () => scope.person.clear(field.element()),
    /** Goes on to the next field, as a form does to show its errors. */
    leave: () => scope.person.keyboard('{Tab}'),
  };
}
