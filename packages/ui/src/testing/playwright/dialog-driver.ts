import type { Locator } from '@playwright/test';
import { overlayMarks as marks } from '../marks.ts';
import {
  called,
  calledAmong,
  everywhere,
  has,
  isThere,
  namesOf,
  opener,
  pageOf,
  type Scope,
} from './scope.ts';

const dialogs = ['dialog', 'alertdialog'] as const;

/** `Modal`, `Drawer`, `ConfirmDialog`, `Popover` and `CommandPalette`, found by title. */
export function dialogDriver(scope: Scope, title: string) {
  const locator = calledAmong(everywhere(scope), marks.dialogs, dialogs, title);
  return {
    locator,
    /** Scope for drivers of its content. */
    inside: () => locator,
    isOpen: () => isThere(locator),
    press: (button: string) => called(locator, 'button', button).click(),
    /** Presses Escape. A static dialog stays open. */
    leave: () => pageOf(scope).keyboard.press('Escape'),
  };
}

const items = ['menuitem', 'menuitemradio', 'menuitemcheckbox'] as const;

/** Entries of the menu that `open` opens; it may already be open. */
function entriesOf(scope: Scope, open: () => Promise<void>) {
  const found = everywhere(scope).locator(marks.entries);
  return {
    open,
    entries: async () => {
      await open();
      await found.first().waitFor();
      return namesOf(found);
    },
    choose: async (entry: string) => {
      await open();
      await calledAmong(everywhere(scope), marks.entries, items, entry).click();
    },
  };
}

/** `Menu`, by the name of the button that opens it. */
export function menuDriver(scope: Scope, button: string) {
  const locator = opener(scope, button);
  const isOpen = () => has(locator, 'aria-expanded', 'true');
  const open = async () => {
    if (!(await isOpen())) await locator.click();
  };
  return { isOpen, ...entriesOf(scope, open) };
}

/** `ContextMenu`, by the element that is right-clicked. */
export function contextMenuDriver(scope: Scope, target: Locator) {
  const open = async () => {
    if (await isThere(everywhere(scope).locator(marks.entries))) return;
    await target.click({ button: 'right' });
  };
  return entriesOf(scope, open);
}

/** `CommandPalette`, while it is open. */
export function paletteDriver(scope: Scope) {
  const rows = everywhere(scope).locator(marks.results);
  return {
    /** Types at the end of the text; the field has focus. */
    search: (text: string) => pageOf(scope).keyboard.type(text),
    results: async () => {
      await everywhere(scope).locator('[role=dialog] [role=listbox]').waitFor();
      return namesOf(rows);
    },
    choose: (command: string) =>
      calledAmong(everywhere(scope), marks.results, ['option'], command).click(),
  };
}
