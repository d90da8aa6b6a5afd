import type { BrowserContext, Request } from '@playwright/test';
import { anchor } from '../../scripts/anchor.ts';

/** Base URL of each context, which a page doesn't expose. */
const bases = new WeakMap<BrowserContext, string>();

export function baseOf(context: BrowserContext): string {
  const base = bases.get(context);
  if (base === undefined) throw new Error('This context was not prepared.');
  return base;
}

/** Pages use the platform's date. Their timers are real. */
const followAnchor = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((offset) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args, as) =>
        Reflect.construct(real, args.length === 0 ? [real.now() + offset] : args, as),
      apply: (real) => new real(real.now() + offset).toString(),
      get: (real, key) => (key === 'now' ? () => real.now() + offset : Reflect.get(real, key)),
    });
  }, anchor.getTime() - Date.now());

/** Query keys the app reads itself; all others belong to a list, which passes them to the platform. */
const ownKeys: ReadonlySet<string> = new Set([
  'part',
  'open',
  'as',
  'by',
  'view',
  'section',
  'step',
  'application',
  'range',
  'compare',
  'period',
  'reason',
  'return',
]);

const keysAsked = (request: Request): readonly string[] => [
  ...new URL(request.url()).searchParams.keys(),
  ...[...(request.postData() ?? '').matchAll(/"([\w.]+)":/g)].flatMap(([, key]) => key ?? []),
];

/** Keys of a list's first part have no prefix, those of other parts do; figures have one key each after a prefix. */
const partsOf = (key: string): readonly string[] => [key, ...key.split('.')];

/**
 * Records the query keys that journeys open URLs with, and the keys that the app then sends to the platform.
 * @returns keys that were never sent: a list that doesn't know them would show all its rows.
 */
function watchKeys(context: BrowserContext): () => readonly string[] {
  const opened = new Set<string>();
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { pathname, hostname, searchParams } = new URL(request.url());
    // Hosted pages aren't part of the app.
    if (!hostname.endsWith('.localhost') || hostname.startsWith('pay.')) return;
    if (pathname.startsWith('/payments/')) return;
    if (/^\/(api\/)?v1\//.test(pathname)) for (const key of keysAsked(request)) asked.add(key);
    else if (request.isNavigationRequest()) for (const key of searchParams.keys()) opened.add(key);
  });
  // A URL that redirects to the login makes no requests.
  return () =>
    [...(asked.has('pageSize') ? opened : [])].filter(
      (key) => !partsOf(key).some((part) => asked.has(part) || ownKeys.has(part)),
    );
}

/**
 * Prepares every context of a journey: sets the platform's date, and records as problems violations of the enforced
 * content security policy and Trusted Types, uncaught errors, console errors, and query keys that the app ignores.
 * @param ignoredKeys query keys that the journey expects to be ignored.
 * @returns a function that records the rest at the journey's end.
 */
export async function prepare(
  context: BrowserContext,
  base: string | undefined,
  problems: string[],
  ignoredKeys: readonly string[] = [],
): Promise<() => void> {
  bases.set(context, base ?? '');
  await followAnchor(context);
  await context.exposeFunction('noteProblem', (text: string) => problems.push(text));
  await context.addInitScript(() => {
    const note = (text: string) => Reflect.get(window, 'noteProblem')(text);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} blocked ${blockedURI}`),
    );
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const { textContent } of addedNodes) {
          const told = /Some settings in this link aren’t valid[^.]*\./.exec(textContent ?? '');
          if (told) note(told[0]);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  context.on('weberror', (error) => problems.push(error.error().message));
  context.on('console', (line) => {
    const isResponse =
      /the server responded with a status of (400|401|402|403|404|409|410|422|503|504)/;
    if (line.type() === 'error' && !isResponse.test(line.text())) problems.push(line.text());
  });
  const unasked = watchKeys(context);
  return () => {
    const unknown = unasked().filter((key) => !ignoredKeys.includes(key));
    for (const key of unknown) problems.push(`no list was asked by the address’s key ${key}`);
  };
}
