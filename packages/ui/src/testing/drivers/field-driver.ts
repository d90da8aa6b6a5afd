import { fieldMarks } from '../marks.ts';
import { named, type Scope, textOf } from './scope.ts';

/** The texts a control references: its description, and its error or success message. */
function described(element: Element, part: 'description' | 'message'): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith(`-${part}`));
  const found = id === undefined ? null : element.ownerDocument.getElementById(id);
  return found ? textOf(found) : '';
}

/** Doubles braces and brackets, which `userEvent` treats as key names. */
export const asKeys = (text: string): string => text.replaceAll(/[{[]/g, '$&$&');

/** Replaces the text key by key, so that a mask handles real typing. */
export async function enterInto({ person }: Scope, element: Element, text: string): Promise<void> {
  await person.clear(element);
  await person.click(element);
  if (text !== '') await person.keyboard(asKeys(text));
}

/** Members common to all fields, found by label. */
export function fieldDriver(scope: Scope, label: string, controls: string = fieldMarks.controls) {
  const element = () => named(scope, controls, label);
  return {
    element,
    isRequired: () => element().getAttribute('aria-required') === 'true',
    isDisabled: () => element().hasAttribute('disabled'),
    /** '' for none. */
    description: () => described(element(), 'description'),
    /** The visible error; '' for none. */
    error: () =>
      element().getAttribute('aria-invalid') === 'true' ? described(element(), 'message') : '',
  };
}

/** Text, phone, amount, date, password and search fields, and text areas. */
export function textFieldDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  return {
    ...field,
    /** Displayed value, including the mask. */
    value: () => {
      const element = field.element();
      const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      return isText ? element.value : '';
    },
    /** Replaces the text key by key, so that a mask handles real typing. */
    enter: (text: string) => enterInto(scope, field.element(), text),
    clear: () => scope.person.clear(field.element()),
    /** Moves to the next field, which makes the form show errors. */
    leave: () => scope.person.keyboard('{Tab}'),
  };
}
