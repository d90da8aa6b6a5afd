import { taskMarks as marks, words } from '../marks.ts';
import { textFieldDriver } from './field-driver.ts';
import { all, clickOn, named, nameOf, present, type Scope, textOf } from './scope.ts';

const rowsOf = (element: Element): Element[] => [...element.querySelectorAll(':scope > li')];

function rowWith(element: Element, text: string): Element {
  const row = rowsOf(element).find((each) => textOf(each).includes(text));
  return present(row, `entry with "${text}"`);
}

const withoutDone = (text: string): string =>
  text.startsWith(words.done) ? text.slice(words.done.length) : text;

/** `InboxList`, by its label. */
export function inboxDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'ul', label);
  const linkOf = (row: Element) => present(row.querySelector(marks.inboxTitle), 'link');
  const titleOf = (row: Element) => textOf(linkOf(row));
  return {
    element,
    /** Titles, in display order. */
    titles: () => rowsOf(element()).map(titleOf),
    unread: () =>
      rowsOf(element())
        .filter((row) =>
          [...row.querySelectorAll('span')].some((each) => textOf(each).startsWith(words.unread)),
        )
        .map(titleOf),
    text: (title: string) => textOf(rowWith(element(), title)),
    open: (title: string) => clickOn(scope.person, () => linkOf(rowWith(element(), title))),
    markRead: (title: string) =>
      clickOn(scope.person, () =>
        named({ ...scope, root: element() }, 'button', words.markRead(title)),
      ),
  };
}

/** `Checklist`, by its title. */
export function checklistDriver(scope: Scope, title: string) {
  const element = () => named(scope, 'section', title);
  const list = () => present(element().querySelector('ol'), 'list of tasks');
  const isDone = (row: Element) =>
    row.querySelector(marks.action) === null && textOf(row).startsWith(words.done);
  return {
    element,
    /** Progress, as read out: '1 of 3 done'. */
    progress: () => nameOf(present(element().querySelector(marks.progress), 'progress')),
    tasks: () => rowsOf(list()).map((row) => withoutDone(textOf(row))),
    done: () =>
      rowsOf(list())
        .filter(isDone)
        .map((row) => withoutDone(textOf(row))),
    /** Presses a task's button or link. */
    begin: (task: string) =>
      clickOn(scope.person, () =>
        present(rowWith(list(), task).querySelector(marks.action), `action of "${task}"`),
      ),
  };
}

/** `SortableList`, by its label. */
export function sortableListDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'ol', label);
  const inside = (): Scope => ({ ...scope, root: element() });
  return {
    element,
    /** Names, in display order. */
    items: () => rowsOf(element()).map(textOf),
    /** Moves an item by keys; negative moves it up. */
    move: async (item: string, places: number) => {
      const handle = named(inside(), 'button', words.move(item));
      if (handle instanceof HTMLElement) handle.focus();
      const key = places < 0 ? '{ArrowUp}' : '{ArrowDown}';
      await scope.person.keyboard(` ${key.repeat(Math.abs(places))} `);
    },
  };
}

/** `KeyValueEditor`, by its label. */
export function keyValueDriver(scope: Scope, label: string) {
  const element = () => named(scope, 'fieldset', label);
  const inside = (): Scope => ({ ...scope, root: element() });
  const inputs = () => all(inside(), marks.pairInputs);
  const fieldAt = (index: number) =>
    textFieldDriver(inside(), nameOf(present(inputs()[index], `field ${index + 1}`)));
  const texts = () =>
    inputs().map((input) => (input instanceof HTMLInputElement ? input.value : ''));
  const placeOf = (key: string) => {
    const place = texts().findIndex((text, index) => index % 2 === 0 && text === key);
    if (place < 0) throw new Error(`there is no key "${key}" in "${label}"`);
    return place;
  };
  const button = (selector: string) => present(element().querySelector(selector), 'button');
  return {
    element,
    /** Displayed keys and values. */
    pairs: () =>
      texts().flatMap((key, index, shown) =>
        index % 2 === 0 ? [{ key, value: shown[index + 1] ?? '' }] : [],
      ),
    add: async (key: string, value: string) => {
      await clickOn(scope.person, () => button(marks.add));
      const last = inputs().length;
      await fieldAt(last - 2).enter(key);
      await fieldAt(last - 1).enter(value);
    },
    change: (key: string, value: string) => fieldAt(placeOf(key) + 1).enter(value),
    remove: (key: string) => clickOn(scope.person, () => button(marks.removeAt(placeOf(key) / 2))),
    /** Error of a key; '' for none. */
    error: (key: string) => fieldAt(placeOf(key)).error(),
  };
}

/** `HelpPanel`, by its title. */
export function helpPanelDriver(scope: Scope, title: string) {
  const find = () => all(scope, 'aside').find((each) => nameOf(each) === title);
  const element = () => present(find(), `help about "${title}"`);
  return {
    isOpen: () => find() !== undefined,
    text: () => textOf(element()),
    close: () =>
      clickOn(scope.person, () => named({ ...scope, root: element() }, 'button', words.close)),
  };
}

/** `DocumentViewer`, by the file's name. */
export function documentDriver(scope: Scope, name: string) {
  const element = () => named(scope, marks.document, name);
  const inside = (): Scope => ({ ...scope, root: element() });
  const press = (label: string) => clickOn(scope.person, () => named(inside(), 'button', label));
  const shown = () => present(element().querySelector(marks.documentWindow), 'window');
  return {
    element,
    /** As read out: the name, and which page of how many. */
    page: () => nameOf(shown()),
    nextPage: () => press(words.nextPage),
    previousPage: () => press(words.previousPage),
    zoomIn: () => press(words.zoomIn),
    zoomOut: () => press(words.zoomOut),
    rotate: () => press(words.rotate),
    /** As shown: '125%'. */
    zoom: () => {
      const fit = all(inside(), 'button').find((each) => nameOf(each).endsWith(words.fitToWindow));
      return textOf(present(fit, 'zoom'));
    },
    /** Download URL; '' when downloading isn't offered. */
    download: () => element().querySelector('a[download]')?.getAttribute('href') ?? '',
    /** Why it can't be displayed; '' otherwise. */
    problem: () => {
      const found = shown().querySelector('[role=alert]');
      return found === null ? '' : textOf(found);
    },
  };
}
