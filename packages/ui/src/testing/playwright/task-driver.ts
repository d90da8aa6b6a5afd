import type { Locator } from '@playwright/test';
import { taskMarks as marks, words } from '../marks.ts';
import { enterInto, errorOf } from './field-driver.ts';
import {
  beginningWith,
  called,
  calledAmong,
  containing,
  isThere,
  nameOf,
  pageOf,
  partsOf,
  type Scope,
  textOf,
  textsOf,
} from './scope.ts';

const rowsOf = (list: Locator): Locator => list.locator(':scope > li');

const rowWith = (list: Locator, text: string): Locator =>
  rowsOf(list)
    .filter({ hasText: containing(text) })
    .first();

/** `InboxList`, by its label. */
export function inboxDriver(scope: Scope, label: string) {
  const locator = called(scope, 'list', label);
  const linkOf = (row: Locator) => row.locator(marks.inboxTitle).first();
  const titlesOf = async (rows: Locator) => {
    await locator.waitFor({ state: 'attached' });
    return Promise.all((await rows.all()).map((row) => textOf(linkOf(row))));
  };
  const unread = pageOf(scope).locator('span', { hasText: beginningWith(words.unread) });
  return {
    locator,
    /** Titles, in display order. */
    titles: () => titlesOf(rowsOf(locator)),
    unread: () => titlesOf(rowsOf(locator).filter({ has: unread })),
    text: (title: string) => textOf(rowWith(locator, title)),
    open: (title: string) => linkOf(rowWith(locator, title)).click(),
    markRead: (title: string) => called(locator, 'button', words.markRead(title)).click(),
  };
}

/** `Checklist`, by its title. */
export function checklistDriver(scope: Scope, title: string) {
  const locator = called(scope, 'region', title);
  const list = locator.locator('ol');
  const readOf = async (rows: Locator) => {
    await list.waitFor({ state: 'attached' });
    return (await textsOf(rows)).map((text) =>
      text.startsWith(words.done) ? text.slice(words.done.length) : text,
    );
  };
  const done = rowsOf(list)
    .filter({ hasNot: pageOf(scope).locator(marks.action) })
    .filter({ hasText: beginningWith(words.done) });
  return {
    locator,
    /** Progress, as read out: '1 of 3 done'. */
    progress: () => nameOf(locator.locator(marks.progress)),
    tasks: () => readOf(rowsOf(list)),
    done: () => readOf(done),
    /** Presses a task's button or link. */
    begin: (task: string) => rowWith(list, task).locator(marks.action).first().click(),
  };
}

/** `SortableList`, by its label. */
export function sortableListDriver(scope: Scope, label: string) {
  const locator = called(scope, 'list', label);
  const { keyboard } = pageOf(scope);
  return {
    locator,
    /** Names, in display order. */
    items: async () => textsOf(await partsOf(locator, ':scope > li')),
    /** Moves an item by keys; negative moves it up. */
    move: async (item: string, places: number) => {
      await called(locator, 'button', words.move(item)).focus();
      await keyboard.press('Space');
      for (let moved = 0; moved < Math.abs(places); moved += 1) {
        await keyboard.press(places < 0 ? 'ArrowUp' : 'ArrowDown');
      }
      await keyboard.press('Space');
    },
  };
}

/** `KeyValueEditor`, by its label. */
export function keyValueDriver(scope: Scope, label: string) {
  const locator = called(scope, 'group', label);
  const inputs = locator.locator(marks.pairInputs);
  const texts = async () => {
    await locator.waitFor({ state: 'attached' });
    return inputs.evaluateAll((found) =>
      found.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
    );
  };
  const placeOf = async (key: string) => {
    const place = (await texts()).findIndex((text, index) => index % 2 === 0 && text === key);
    if (place < 0) throw new Error(`there is no key "${key}" in "${label}"`);
    return place;
  };
  return {
    locator,
    /** Displayed keys and values. */
    pairs: async () =>
      (await texts()).flatMap((key, index, shown) =>
        index % 2 === 0 ? [{ key, value: shown[index + 1] ?? '' }] : [],
      ),
    add: async (key: string, value: string) => {
      const before = (await texts()).length;
      await locator.locator(marks.add).click();
      await enterInto(inputs.nth(before), key);
      await enterInto(inputs.nth(before + 1), value);
    },
    change: async (key: string, value: string) =>
      enterInto(inputs.nth((await placeOf(key)) + 1), value),
    remove: async (key: string) =>
      locator.locator(marks.removeAt((await placeOf(key)) / 2)).click(),
    /** Error of a key; '' for none. */
    error: async (key: string) => errorOf(inputs.nth(await placeOf(key))),
  };
}

/** `HelpPanel`, by its title. */
export function helpPanelDriver(scope: Scope, title: string) {
  const locator = called(scope, 'complementary', title);
  return {
    isOpen: () => isThere(locator),
    text: () => textOf(locator),
    close: () => called(locator, 'button', words.close).click(),
  };
}

/** `DocumentViewer`, by the file's name. */
export function documentDriver(scope: Scope, name: string) {
  const locator = calledAmong(scope, marks.document, ['region'], name);
  const shown = locator.locator(marks.documentWindow);
  const press = (label: string) => called(locator, 'button', label).click();
  const first = async (selector: string) => (await partsOf(locator, selector)).first();
  return {
    locator,
    /** As read out: the name, and which page of how many. */
    page: () => nameOf(shown),
    nextPage: () => press(words.nextPage),
    previousPage: () => press(words.previousPage),
    zoomIn: () => press(words.zoomIn),
    zoomOut: () => press(words.zoomOut),
    rotate: () => press(words.rotate),
    /** As shown: '125%'. */
    zoom: () => textOf(locator.getByRole('button', { name: new RegExp(`${words.fitToWindow}$`) })),
    /** Download URL; '' when downloading isn't offered. */
    download: async () => {
      const link = await first('a[download]');
      return (await isThere(link)) ? ((await link.getAttribute('href')) ?? '') : '';
    },
    /** Why it can't be displayed; '' otherwise. */
    problem: async () => (await textsOf(await partsOf(shown, '[role=alert]')))[0] ?? '',
  };
}
