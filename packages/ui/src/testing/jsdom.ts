/*
 * Browser APIs that components need and older versions of jsdom lack. Add it to the setup files:
 *
 *     test: { environment: 'jsdom', setupFiles: ['@payfac/ui/testing/jsdom'] }
 *
 * Existing APIs are never replaced.
 */

const isControl = (char: string): boolean => char < ' ' || char === '\u007F';

/** Polyfill of the CSS Object Model's `CSS.escape`, for ids and names. */
export const escapeForCss = (text: string): string =>
  Array.from(text, (char, at) => {
    if (char === '\0') return '\uFFFD';
    const isLeadingDigit = /\d/.test(char) && (at === 0 || (at === 1 && text.startsWith('-')));
    if (isLeadingDigit || isControl(char)) return `\\${char.charCodeAt(0).toString(16)} `;
    if (text === '-') return '\\-';
    return /[\w\-\u0080-\u{10ffff}]/u.test(char) ? char : `\\${char}`;
  }).join('');

/** Observers report nothing: there is no layout. */
class Observer {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
  readonly takeRecords = (): never[] => [];
}

const mediaQuery = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

function provide(target: object, name: string, value: unknown): void {
  if (Reflect.get(target, name) !== undefined) return;
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

provide(globalThis, 'CSS', {});
provide(globalThis.CSS, 'escape', escapeForCss);
provide(globalThis, 'ResizeObserver', Observer);
provide(globalThis, 'IntersectionObserver', Observer);
provide(globalThis, 'matchMedia', mediaQuery);
provide(Element.prototype, 'scrollIntoView', () => undefined);
provide(Element.prototype, 'getAnimations', () => []);
