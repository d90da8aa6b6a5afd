import { readings } from '../readings.ts';

/** Whoever presses keys and buttons: `userEvent` of @testing-library/user-event, or its `setup()`. */
export interface Person {
  click(element: Element): Promise<unknown>;
  keyboard(text: string): Promise<unknown>;
  clear(element: Element): Promise<unknown>;
  selectOptions(element: Element, values: string[]): Promise<unknown>;
  upload(element: HTMLElement, files: File[]): Promise<unknown>;
  pointer(action: { keys: string; target: Element }): Promise<unknown>;
}

/** Who acts, and where: the part of the page that a driver looks in. */
export interface Scope {
  readonly person: Person;
  /** @default the document's body */
  readonly root?: ParentNode;
}

/** Milliseconds that an action waits for what it acts on. */
const PATIENCE_MS = 1000;

/** A text as it is read: without what is hidden from screen readers, blanks made one. */
export const textOf = (element: Element): string => readings(element, 'text')[0] ?? '';

/** What a screen reader calls an element. */
export const nameOf = (element: Element): string => readings(element, 'name')[0] ?? '';

/** Every element of a kind in the scope. */
export const all = ({ root = document.body }: Scope, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

/**
 * The one element of a kind that has the name.
 * @throws an `Error` that tells the names there are.
 */
export function named(scope: Scope, selector: string, name: string): Element {
  const candidates = all(scope, selector);
  const found = candidates.filter((each) => nameOf(each) === name);
  const [element] = found;
  if (element !== undefined && found.length === 1) return element;
  const names = candidates.map((each) => `"${nameOf(each)}"`).join(', ') || 'none';
  throw new Error(`${found.length} elements are called "${name}"; there are: ${names}`);
}

/** The element with the name, which has to be an HTML element. */
export function namedControl(scope: Scope, selector: string, name: string): HTMLElement {
  const element = named(scope, selector, name);
  if (element instanceof HTMLElement) return element;
  throw new Error(`"${name}" is no control`);
}

/** The element, or an `Error` that says what is missing. */
export function present(element: Element | null | undefined, what: string): Element {
  if (element) return element;
  throw new Error(`there is no ${what}`);
}

const LONGEST_MS = 60_000;
const STEP_MS = 10;

/**
 * Presses what `find` finds as soon as it is there: it may come with a response, or with a render.
 * @throws what `find` throws, when it still does after a second.
 */
export async function clickOn(person: Pick<Person, 'click'>, find: () => Element): Promise<void> {
  await person.click(await until(find, () => true));
}

/**
 * What `read` reads, as soon as it can and is as `isRight` says.
 *
 *     const rows = await until(() => tableDriver(scope, 'Payments').rows(), (all) => all.length === 2);
 *
 * @throws what `read` throws, or an `Error` with what was read last, after a second.
 */
export async function until<T>(
  read: () => T,
  isRight: (value: T) => boolean = (value) => value !== false && value !== undefined,
  patienceMs: number = PATIENCE_MS,
): Promise<T> {
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      const value = read();
      if (isRight(value)) return value;
      if (waited >= patienceMs) throw new Error(`still ${JSON.stringify(value)} after a while`);
    } catch (problem) {
      if (waited >= patienceMs) throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/**
 * Waits for what is fetched when it is first opened.
 * @throws an `Error` after a minute.
 */
export async function appears(isThere: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !isThere(); waited += STEP_MS) {
    if (waited >= LONGEST_MS) throw new Error(`${what} did not appear`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
