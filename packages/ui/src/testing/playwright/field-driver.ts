import type { Locator } from '@playwright/test';
import { fieldMarks } from '../marks.ts';
import { everywhere, has, labelled, pageOf, quoted, type Scope, textOf, textsOf } from './scope.ts';

/** What controls are to a screen reader; a file's is a button. */
const roles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'radiogroup', 'button'] as const;

/** The texts that a control refers to: its description, and its error or success message. */
async function described(control: Locator, part: 'description' | 'message'): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith(`-${part}`));
  if (id === undefined) return '';
  const [text = ''] = await textsOf(everywhere(control).locator(`[id=${quoted(id)}]`));
  return text;
}

/** The error shown with a control, '' where there is none. */
export const errorOf = async (control: Locator): Promise<string> =>
  (await has(control, 'aria-invalid', 'true')) ? described(control, 'message') : '';

/** Types key by key in place of what is there, so that a mask sees what it would see. */
export async function enterInto(control: Locator, text: string): Promise<void> {
  await control.clear();
  await control.click();
  await control.pressSequentially(text);
}

/** What every field has, found by its label. */
export function fieldDriver(scope: Scope, label: string, controls: string = fieldMarks.controls) {
  const locator = labelled(scope, controls, roles, label);
  return {
    locator,
    isRequired: () => has(locator, 'aria-required', 'true'),
    isDisabled: () => locator.isDisabled(),
    /** '' where there is none. */
    description: () => described(locator, 'description'),
    /** The error shown, '' where there is none. */
    error: () => errorOf(locator),
  };
}

/** Text, phone, amount, date, password and search fields, and text areas. */
export function textFieldDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  return {
    ...field,
    /** As shown, mask included. */
    value: () => field.locator.inputValue(),
    /** Types key by key in place of what is there, so that a mask sees what it would see. */
    enter: (text: string) => enterInto(field.locator, text),
    clear: () => field.locator.clear(),
    /** Goes on to the next field, as a form does to show its errors. */
    leave: () => pageOf(scope).keyboard.press('Tab'),
  };
}

/** The text that `aria-describedby` alone refers to; '' where there is none. */
export async function problemOf(control: Locator): Promise<string> {
  const id = await control.getAttribute('aria-describedby');
  if (id === null || id === '') return '';
  return textOf(everywhere(control).locator(`[id=${quoted(id)}]`));
}
