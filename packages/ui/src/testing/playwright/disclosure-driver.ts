import { words } from '../marks.ts';
import { enterInto, problemOf } from './field-driver.ts';
import {
  beginningWith,
  called,
  calledAmong,
  has,
  isThere,
  pageOf,
  type Scope,
  textOf,
} from './scope.ts';

/** `Disclosure`, by its title. */
export function disclosureDriver(scope: Scope, title: string) {
  const selector = 'button[aria-expanded][aria-controls]';
  const locator = calledAmong(scope, selector, ['button'], title);
  return {
    locator,
    isOpen: () => has(locator, 'aria-expanded', 'true'),
    toggle: () => locator.click(),
  };
}

/** `SecretValue`, by its label. */
export function secretDriver(scope: Scope, label: string) {
  const copy = called(scope, 'button', words.copy(label));
  return {
    reveal: () => called(scope, 'button', words.show(label)).click(),
    copy: () => copy.click(),
    /** As read out: the secret, or that it is hidden. */
    text: () => textOf(copy.locator('xpath=..').locator('code')),
  };
}

/** `InlineEdit`, by its label: reads, starts, changes and cancels. */
export function inlineEditDriver(scope: Scope, label: string) {
  const field = calledAmong(scope, 'input', ['textbox'], label);
  const trigger = scope.locator('button').filter({ hasText: beginningWith(words.edit(label)) });
  const isEditing = async () => {
    await field.or(trigger).waitFor();
    return isThere(field);
  };
  const begin = () => trigger.click();
  return {
    isEditing,
    begin,
    /** The text, or the typed text while editing. */
    text: async () => {
      if (await isEditing()) return field.inputValue();
      return (await textOf(trigger)).slice(words.edit(label).length);
    },
    /** Replaces the text and saves it with Enter. */
    change: async (text: string) => {
      if (!(await isEditing())) await begin();
      await enterInto(field, text);
      await field.press('Enter');
    },
    leave: () => pageOf(scope).keyboard.press('Escape'),
    /** Error of the text; '' for none. */
    error: async () => ((await isEditing()) ? problemOf(field) : ''),
  };
}
