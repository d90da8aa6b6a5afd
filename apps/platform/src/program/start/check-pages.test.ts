import { expect, test } from 'vitest';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';
import { checkPages, type Fetched } from './check-pages.ts';

const hosted = useTestHosted();
const host = 'pay.harbor.localhost';
const address = new URL(`http://${host}/`);

const get = (one: URL): Promise<Fetched> => call(hosted.url, host, `${one.pathname}${one.search}`);

/** @param change what somebody in between does to a response. */
const checked = (change: (got: Fetched, path: string) => Partial<Fetched>, at = address) =>
  checkPages(at, async (one) => {
    const got = await get(one);
    return { ...got, ...change(got, one.pathname) };
  });

const paidOn = async () => {
  const { rows } = await hosted.open.pool.query<{ session_id: string }>(
    "select session_id from hosted_sessions where facilitator_id = 'harbor' order by session_id limit 1",
  );
  return new URL(`/pay/${rows[0]?.session_id}`, address);
};

test('finds no difference on a server of this version, nor on a payment page', async () => {
  const { lines, problems } = await checkPages(await paidOn(), get);
  expect(problems).toEqual([]);
  expect(lines.length).toBe(7);
  for (const line of lines) expect(line).toMatch(/^same {2}/);
});

const header = (name: string, value: string | null) => (got: Fetched) => ({
  headers: { get: (asked: string) => (asked === name ? value : got.headers.get(asked)) },
});
const policy = (from: string, to: string) => (got: Fetched) => {
  const text = got.headers.get('content-security-policy') ?? '';
  return header('content-security-policy', text.replace(from, to))(got);
};
const page = (from: string | RegExp, to: string) => (got: Fetched) =>
  got.text.includes('<html') ? { text: got.text.replace(from, to) } : {};

test.each<[string, (got: Fetched, path: string) => Partial<Fetched>, RegExp]>([
  [
    'a changed script',
    (got, path) => (/card\.\w+\.js/.test(path) ? { text: `${got.text};x()` } : {}),
    /what is sent is sha384-/,
  ],
  [
    'a script that is gone',
    (_, path) => (path.endsWith('loader.js') ? { status: 404 } : {}),
    /loader\.js .*answered with 404/,
  ],
  [
    'a foreign script',
    page('</head>', '<script src="https://skimmer.example/x.js"></script></head>'),
    /loads https:\/\/skimmer\.example/,
  ],
  [
    'an inline script',
    page('</body>', '<script>send()</script></body>'),
    /a script of its own text/,
  ],
  ['a script without an end', page('</body>', '<script src="/x.js"></body>'), /doesn’t end|loads/],
  ['a handler', page('<main', '<main onclick="send()"'), /an element of it runs a script/],
  ['a base', page('<head>', '<head><base href="https://skimmer.example/">'), /no page has/],
  ['no integrity', page(/integrity="[^"]*"/g, ''), /another integrity/],
  ['no policy', header('content-security-policy', null), /says nothing of script-src/],
  [
    'a wider policy',
    policy("script-src 'self'", "script-src 'self' https://skimmer.example"),
    /says script-src 'self' https:\/\/skimmer/,
  ],
  [
    'one directive more',
    policy('base-uri', 'script-src-elem *; base-uri'),
    /says script-src-elem \*/,
  ],
  ['a policy that reports nothing', policy('report-uri', 'x-report'), /nothing of report-uri/],
  [
    'inline styles',
    policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    /says style-src/,
  ],
  ['any frame', policy("frame-ancestors 'none'", 'frame-ancestors *'), /says frame-ancestors \*/],
  ['a header less', header('x-content-type-options', null), /x-content-type-options is missing/],
  ['another referrer', header('referrer-policy', 'unsafe-url'), /referrer-policy is unsafe-url/],
])('reports %s', async (_, change, told) => {
  const { lines, problems } = await checked(change);
  expect(problems.join('\n')).toMatch(told);
  expect(lines.join('\n')).toContain('OTHER');
});

test('with TLS, browsers are told to keep using it', async () => {
  const { problems } = await checked(() => ({}), new URL(`https://${host}/`));
  expect(problems).toEqual(['/pay/hps_none: strict-transport-security is missing.']);
});

test('reports a server that doesn’t exist', async () => {
  const { problems } = await checkPages(address, () => Promise.reject(new Error('refused')));
  expect(problems.length).toBe(6);
  expect(problems[0]).toContain('it is not reached (Error: refused)');
});
