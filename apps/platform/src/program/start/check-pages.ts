import { createHash } from 'node:crypto';
import { type InventoriedScript, scriptInventory } from '../../hosted/assets/scripts.ts';
import { ownAlone } from '../../hosted/frame/frame.ts';
import { contentSecurity } from '../../http/content-security.ts';
import { everywhere, strictTransport } from '../../http/server/security-headers.ts';

/*
 * Checks whether payers get what this version sends. Run it away from the server, from a checkout of the deployed
 * version. It reports what a proxy, a disk or somebody in between changed (PCI DSS 6.4.3 and 11.6.1).
 */

export interface Fetched {
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  readonly text: string;
}

/** What was compared, and the differences, one sentence each. */
export interface PagesCheck {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

const patienceMs = 10_000;

async function fetchPage(address: URL): Promise<Fetched> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, { redirect: 'manual', signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const policyOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return name === '' ? [] : [[name, sources.join(' ')] as const];
    }),
  );

const expectedPolicy = policyOf(contentSecurity(ownAlone));
/** Allowed differences: inline styles by hash, and who may frame the page, which depends on the payment link. */
const ownStyles = /^'self'(?: 'sha256-[\w+/=]+')*$/;
const framing = /^(?:'none'|https?:\/\/[^\s*]+(?: https?:\/\/[^\s*]+)*)$/;

function policyProblems(text: string): string[] {
  const policy = policyOf(text);
  const problems: string[] = [];
  for (const [name, sources] of policy) {
    const isRight =
      name === 'style-src'
        ? ownStyles.test(sources)
        : name === 'frame-ancestors'
          ? framing.test(sources)
          : name === 'report-uri' || sources === expectedPolicy.get(name);
    if (!isRight) problems.push(`its policy says ${name} ${sources}`);
  }
  const missing = [...expectedPolicy.keys(), 'report-uri'].filter((name) => !policy.has(name));
  return [...problems, ...missing.map((name) => `its policy says nothing of ${name}`)];
}

function headerProblems({ headers }: Fetched, isSecure: boolean): string[] {
  const expected = {
    ...everywhere,
    'referrer-policy': 'no-referrer',
    ...(isSecure ? { 'strict-transport-security': strictTransport } : {}),
  };
  return Object.entries(expected).flatMap(([name, value]) => {
    const sent = headers.get(name);
    return sent === value ? [] : [`${name} is ${sent ?? 'missing'}`];
  });
}

/** Scripts on a page that aren't in the inventory. */
function scriptProblems(page: string, inventory: readonly InventoriedScript[]): string[] {
  const problems: string[] = [];
  for (const [, attributes = '', inline = ''] of page.matchAll(
    /<script\b([^>]*)>([^]*?)<\/script\s*>/gi,
  )) {
    const [, source = ''] = /\bsrc\s*=\s*"([^"]*)"/i.exec(attributes) ?? [];
    const [, integrity = ''] = /\bintegrity\s*=\s*"([^"]*)"/i.exec(attributes) ?? [];
    const known = inventory.find(({ path }) => path === source);
    if (inline.trim() !== '') problems.push('it has a script of its own text');
    if (!known) problems.push(`it loads ${source || 'a script without an address'}`);
    else if (integrity !== known.integrity) problems.push(`${source} has another integrity`);
  }
  const scripts = page.match(/<script\b/gi)?.length ?? 0;
  const closed = page.match(/<\/script\s*>/gi)?.length ?? 0;
  if (scripts !== closed) problems.push('it has a script that doesn’t end');
  if (/<[a-z][^>]*\son[a-z]+\s*=/i.test(page)) problems.push('an element of it runs a script');
  if (/<(?:base|object|embed)\b/i.test(page)) problems.push('it has an element that no page has');
  return problems;
}

const hashOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Public pages: they have the same frame as all others. */
const anybodys = ['/pay/hps_none'];

/**
 * @param address of a brand's hosted pages; with the path of a page, such as a payment page, that page is compared,
 * too.
 * @param get requests a page; by default over the network.
 */
export async function checkPages(
  address: URL,
  get: (address: URL) => Promise<Fetched> = fetchPage,
): Promise<PagesCheck> {
  const inventory = await scriptInventory();
  const lines: string[] = [];
  const problems: string[] = [];
  const tell = (what: string, found: readonly string[]): void => {
    lines.push(`${found.length === 0 ? 'same' : 'OTHER'}  ${what}`);
    problems.push(...found.map((problem) => `${what}: ${problem}.`));
  };

  async function check(what: string, path: string, judge: (got: Fetched) => readonly string[]) {
    const got = await get(new URL(path, address)).catch((problem: unknown) => String(problem));
    tell(what, typeof got === 'string' ? [`it is not reached (${got})`] : judge(got));
  }

  const files = inventory
    .filter(({ source }) => source !== 'login.ts')
    .map(({ path, integrity, why }) => ({ path, integrity, why }));
  const loader = inventory.find(({ source }) => source === 'loader.ts');
  if (loader) files.push({ ...loader, path: '/fields/v1/loader.js' });
  for (const { path, integrity, why } of files) {
    await check(`${path} ${integrity} (${why})`, path, ({ status, text }) => {
      if (status !== 200) return [`it is answered with ${status}`];
      return hashOf(text) === integrity ? [] : [`what is sent is ${hashOf(text)}`];
    });
  }
  const asked = address.pathname === '/' ? [] : [`${address.pathname}${address.search}`];
  for (const path of [...anybodys, ...asked]) {
    await check(path.split('?')[0] ?? path, path, (got) => [
      ...(/<html\b/i.test(got.text) ? [] : [`it is no page (${got.status})`]),
      ...policyProblems(got.headers.get('content-security-policy') ?? ''),
      ...headerProblems(got, address.protocol === 'https:'),
      ...scriptProblems(got.text, inventory),
    ]);
  }
  return { lines, problems };
}
