import { readings } from '../readings.ts';

/** The user's keyboard and pointer: `userEvent` of @testing-library/user-event, or its `setup()`. */
export interface Person {
  click(element: Element): Promise<unknown>;
  keyboard(text: string): Promise<unknown>;
  clear(element: Element): Promise<unknown>;
  selectOptions(element: Element, values: string[]): Promise<unknown>;
  upload(element: HTMLElement, files: File[]): Promise<unknown>;
  pointer(action: { keys: string; target: Element }): Promise<unknown>;
}

/** The user, and the part of the page that a driver searches. */
export interface Scope {
  readonly person: Person;
  /** @default the document's body */
  readonly root?: ParentNode;
}

/** Milliseconds that an action waits for its element. */
const PATIENCE_MS = 1000;

/** An element's text as read out: without content hidden from screen readers, white space collapsed. */
export const textOf = (element: Element): string => readings(element, 'text')[0] ?? '';

/** An element's accessible name. */
export const nameOf = (element: Element): string => readings(element, 'name')[0] ?? '';

/** All elements of a kind in the scope. */
export const all = ({ root = document.body }: Scope, selector: string): Element[] => [
  ...root.querySelectorAll(selector),
];

/**
 * The one element of a kind with the name.
 * @throws an `Error` that lists the names found.
 */
export function named(scope: Scope, selector: string, name: string): Element {
  const candidates = all(scope, selector);
  const found = candidates.filter((each) => nameOf(each) === name);
  const [element] = found;
  if (element !== undefined && found.length === 1) return element;
  const names = candidates.map((each) => `"${nameOf(each)}"`).join(', ') || 'none';
  throw new Error(`${found.length} elements are called "${name}"; there are: ${names}`);
}

/** The element with the name, which must be an HTML element. */
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
 * Clicks the element of `find` as soon as it exists: it may come with a response, or with a render.
 * @throws the error of `find`, if it still throws after a second.
 */
export async function clickOn(person: Pick<Person, 'click'>, find: () => Element): Promise<void> {
  await person.click(await until(find, () => true));
}

/**
 * Retries `read` until it succeeds and `isRight` accepts the value, and returns that value.
 *
 *     const rows = await until(() => tableDriver(scope, 'Payments').rows(), (all) => all.length === 2);
 *
 * @throws the error of `read`, or an `Error` with the last value, after a second.
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
 * Waits for content that loads when first opened.
 * @throws an `Error` after a minute.
 */
export async function appears(isThere: () => boolean, what: string): Promise<void> {
  for (let waited = 0; !isThere(); waited += STEP_MS) {
    if (waited >= LONGEST_MS) throw new Error(`${what} did not appear`);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
