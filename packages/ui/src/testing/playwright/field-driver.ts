import type { Locator } from '@playwright/test';
import { fieldMarks } from '../marks.ts';
import { everywhere, has, labelled, pageOf, quoted, type Scope, textOf, textsOf } from './scope.ts';

/** ARIA roles of controls; a file input is a button. */
const roles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'radiogroup', 'button'] as const;

/** The texts a control references: its description, and its error or success message. */
async function described(control: Locator, part: 'description' | 'message'): Promise<string> {
  const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const id = ids.find((each) => each.endsWith(`-${part}`));
  if (id === undefined) return '';
  const [text = ''] = await textsOf(everywhere(control).locator(`[id=${quoted(id)}]`));
  return text;
}

/** The visible error of a control; '' for none. */
export const errorOf = async (control: Locator): Promise<string> =>
  (await has(control, 'aria-invalid', 'true')) ? described(control, 'message') : '';

/** Replaces the text key by key, so that a mask handles real typing. */
export async function enterInto(control: Locator, text: string): Promise<void> {
  await control.clear();
  await control.click();
  await control.pressSequentially(text);
}

/** Members common to all fields, found by label. */
export function fieldDriver(scope: Scope, label: string, controls: string = fieldMarks.controls) {
  const locator = labelled(scope, controls, roles, label);
  return {
    locator,
    isRequired: () => has(locator, 'aria-required', 'true'),
    isDisabled: () => locator.isDisabled(),
    /** '' for none. */
    description: () => described(locator, 'description'),
    /** The visible error; '' for none. */
    error: () => errorOf(locator),
  };
}

/** Text, phone, amount, date, password and search fields, and text areas. */
export function textFieldDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label);
  return {
    ...field,
    /** Displayed value, including the mask. */
    value: () => field.locator.inputValue(),
    /** Replaces the text key by key, so that a mask handles real typing. */
    enter: (text: string) => enterInto(field.locator, text),
    clear: () => field.locator.clear(),
    /** Moves to the next field, which makes the form show errors. */
    leave: () => pageOf(scope).keyboard.press('Tab'),
  };
}

/** The text of `aria-describedby` alone; '' for none. */
export async function problemOf(control: Locator): Promise<string> {
  const id = await control.getAttribute('aria-describedby');
  if (id === null || id === '') return '';
  return textOf(everywhere(control).locator(`[id=${quoted(id)}]`));
}
