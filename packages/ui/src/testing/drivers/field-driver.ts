import { fieldMarks } from '../marks.ts';
import { named, type Scope, textOf } from './scope.ts';

/** The texts that a control refers to: its description, and its error or success message. */
function described(element: Element, part: 'description' | 'message'): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith(`-${part}`));
  const found = id === undefined ? null : element.ownerDocument.getElementById(id);
  return found ? textOf(found) : '';
}

/** Braces and brackets are keys to whoever presses keys, unless they come twice. */
export const asKeys = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

/** Types key by key in place of what is there, so that a mask sees what it would see. */
export async function enterInto({ person }: Scope, element: Element, text: string): Promise<void> {
  await person.clear(element);
  await person.click(element);
  if (text !== '') await person.keyboard(asKeys(text));
}

/** What every field has, found by its label. */
export function fieldDriver(scope: Scope, label: string, controls: string = fieldMarks.controls) {
  const element = () => named(scope, controls, label);
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
    enter: (text: string) => enterInto(scope, field.element(), text),
    clear: () => scope.person.clear(field.element()),
    /** Goes on to the next field, as a form does to show its errors. */
    leave: () => scope.person.keyboard('{Tab}'),
  };
}
