import type { BrowserContext, Request } from '@playwright/test';
import { anchor } from '../../scripts/anchor.ts';

/** The address that each context's pages begin from, which a page does not tell. */
const bases = new WeakMap<BrowserContext, string>();

export function baseOf(context: BrowserContext): string {
  const base = bases.get(context);
  if (base === undefined) throw new Error('This context was not prepared.');
  return base;
}

/** The day of the pages is the platform's. Their timers are real. */
const followAnchor = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((offset) => {
    globalThis.Date = new Proxy(Date, {
      construct: (real, args, as) =>
        Reflect.construct(real, args.length === 0 ? [real.now() + offset] : args, as),
      apply: (real) => new real(real.now() + offset).toString(),
      get: (real, key) => (key === 'now' ? () => real.now() + offset : Reflect.get(real, key)),
    });
  }, anchor.getTime() - Date.now());

/** Keys of an address that the app reads for itself; all others are a list's, which asks the platform by them. */
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

/** A list has the keys of its first part without a prefix, others after one; figures have one each after a key. */
const partsOf = (key: string): readonly string[] => [key, ...key.split('.')];

/**
 * Notes which keys journeys open addresses with, and which the app then asks the platform by.
 * @returns those that nothing was asked by: a list that does not know them shows its rows all the same.
 */
function watchKeys(context: BrowserContext): () => readonly string[] {
  const opened = new Set<string>();
  const asked = new Set<string>();
  context.on('request', (request) => {
    const { pathname, hostname, searchParams } = new URL(request.url());
    // Hosted pages are none of the app's.
    if (!hostname.endsWith('.localhost') || hostname.startsWith('pay.')) return;
    if (pathname.startsWith('/payments/')) return;
    if (/^\/(api\/)?v1\//.test(pathname)) for (const key of keysAsked(request)) asked.add(key);
    else if (request.isNavigationRequest()) for (const key of searchParams.keys()) opened.add(key);
  });
  // An address that leads to the login has nothing asked.
  return () =>
    [...(asked.has('pageSize') ? opened : [])].filter(
      (key) => !partsOf(key).some((part) => asked.has(part) || ownKeys.has(part)),
    );
}

/**
 * Every context of a journey: its day is the platform's, and it notes as problems what breaks the enforced
 * content-security policy and Trusted Types, what is thrown, what the console calls an error, and what an address
 * has that the app ignores.
 * @param ignoredKeys of addresses, in a journey about that.
 * @returns what notes the rest, at the journey's end.
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
          const told = /Some settings in this link aren't valid[^.]*\./.exec(textContent ?? '');
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
    for (const key of unknown) problems.push(`no list was asked by the address's key ${key}`);
  };
}
