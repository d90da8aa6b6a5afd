/* One long file: every test uses the single server created at the top, by a different host or path. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../test/session.ts';
import { useTestDatabase } from '../../test/use.ts';
import { useMetrics } from '../../test/watched.ts';
import { billed } from '../areas/billing/billed.ts';
import { createBusinessClock } from '../kernel/clock/business-clock.ts';
import { readSourceOf } from '../kernel/database/read-source.ts';
import { simulatedInstruments } from '../processors/simulated/instruments.ts';
import { createPlatformServer, type PlatformServer, type ServerOptions } from './server.ts';

const watched = useMetrics();
const open = useTestDatabase();

const harbor = 'harbor.localhost:4500';
const juniper = 'juniper.localhost:4500';
const pay = 'pay.harbor.localhost:4500';
const loopback = '127.0.0.1:4500';

const script = `export const words = ${JSON.stringify('harbor '.repeat(500))};\n`;

let folder: string;
let server: PlatformServer;
let url: string;
const logged: string[] = [];

/** A build like the app's: a page, a script, a hashed asset and the brands' stylesheets. */
async function writeApp(): Promise<void> {
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'brands'));
  const page = '<html><head><!--brand--><script src="/boot.js"></script></head></html>';
  const stylesheets = { harbor: '/brands/harbor.0123456789.css', juniper: '/brands/juniper.css' };
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'boot.js'), '/* boot */');
  await writeFile(join(folder, 'assets/main-abcdef12.js'), script);
  // Named like the build's files: a short hash that contains a dash.
  await writeFile(join(folder, 'assets/p-D2L-_Aa.js'), script);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'assets/inter-latin-abcdef12.woff2'), randomBytes(2048));
  await writeFile(join(folder, 'brands/harbor.0123456789.css'), ':root { --x: 1 }');
  await writeFile(join(folder, 'brands/manifest.json'), JSON.stringify({ stylesheets }));
}

const optionsOf = (): ServerOptions => ({
  services: {
    database: open.database,
    pool: readSourceOf(open),
    clock: createBusinessClock(open.database),
    processorOf: () => undefined,
    billed,
    instruments: simulatedInstruments,
    environment: 'local',
    contextKey: randomBytes(32),
  },
  appFolder: folder,
  logger: pino({ level: 'debug' }, { write: (line) => logged.push(line) }),
  scheme: 'http',
  trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-app-'));
  await writeApp();
  server = await createPlatformServer(optionsOf());
  url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = (host: string, path: string, headers: Record<string, string> = {}) =>
  call(url, host, path, { headers });

describe('who responds', () => {
  it.each([
    [harbor, 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
    ['HARBOR.localhost', 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
    ['sandbox.juniper.localhost', 'Juniper Backoffice', '/brands/juniper.css'],
    [loopback, 'Harbor Backoffice', '/brands/harbor.0123456789.css'],
  ])('%s shows the %s', async (host, title, stylesheet) => {
    const { status, text, headers } = await get(host, '/customers?page=2');
    expect(status).toBe(200);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`<link rel="stylesheet" href="${stylesheet}" />`);
    expect(text).not.toContain('<!--brand-->');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    'somewhere.example',
    'harbor.evil.example',
    'pay.harbor.localhost.evil.example',
    'capital.harbor.localhost',
    'toString',
    '10.0.0.7:4500',
  ])('refuses the unknown host %s, but tells it whether the machine is well', async (host) => {
    const paths = [
      '/',
      '/payments/login',
      '/reference',
      '/pay/hps_1',
      '/boot.js',
      '/api/v1/auth/sso',
    ];
    const responses = await Promise.all(paths.map((path) => get(host, path)));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 421));
    for (const { text, headers } of responses) {
      expect(text).not.toContain(host.split(':')[0]);
      expect([...headers.values()].join(' ')).not.toContain(host.split(':')[0]);
    }
    expect(responses.at(-1)?.body).toMatchObject({ code: 'UNKNOWN_HOST' });
    expect((await get(host, '/ready')).status).toBe(200);
  });

  it('refuses a request that names two hosts', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.end(
      `GET / HTTP/1.1\r\nHost: ${harbor}\r\nHost: ${juniper}\r\nConnection: close\r\n\r\n`,
    );
    const parts: string[] = [];
    for await (const part of socket.setEncoding('utf8')) parts.push(String(part));
    expect(parts.join('')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('keeps a connection for longer than clients do: none is closed under a sale being sent', async () => {
    const { headers } = await get(harbor, '/');
    expect(headers.get('keep-alive')).toBe('timeout=75');
  });

  it('gives each brand an icon of its own', async () => {
    const icons = await Promise.all(
      [harbor, juniper].map(async (host) => {
        const { text } = await get(host, '/');
        return get(host, /href="(\/icons\/[^"]+)"/.exec(text)?.[1] ?? '/none');
      }),
    );
    expect(icons.map(({ headers }) => headers.get('content-type'))).toEqual([
      'image/svg+xml',
      'image/svg+xml',
    ]);
    expect(icons.map(({ text }) => />(\w)<\/text>/.exec(text)?.[1])).toEqual(['H', 'J']);
  });

  it('keeps app and API off the hosted-pages hosts', async () => {
    const responses = await Promise.all(
      ['/', '/boot.js', '/api/v1/auth/sso', '/metrics', '/ready'].map((path) => get(pay, path)),
    );
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('handles calls below both bases, and unknown ones as the API does', async () => {
    for (const path of [
      '/api/v1/nowhere',
      '/v1/nowhere',
      '/API/v1/submerchants',
      '/api/v2/users',
    ]) {
      const { status, body } = await get(harbor, path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });

  it.each([harbor, loopback, '10.0.0.7:4500', pay])('tells no figures at %s', async (host) => {
    const { text } = await get(host, '/metrics');
    expect(text).not.toContain('payfac_');
    expect(await watched.text()).toContain('payfac_http_requests_in_flight 0');
  });

  it('is ready when its database responds', async () => {
    expect(await get(loopback, '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await get(loopback, '/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('headers', () => {
  it('the page may run its own scripts and its own hosted pages, and no strings', async () => {
    const { headers } = await get(juniper, '/');
    const pages = `http://pay.juniper.localhost:${new URL(url).port}`;
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${pages}`,
        `frame-src ${pages}`,
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types payfac-hosted-fields',
        'report-uri /content-security-reports',
      ]),
    );
    const styles = policy.find((directive) => directive.startsWith('style-src')) ?? '';
    expect(styles).toMatch(/^style-src 'self'(?: 'sha256-[\w+/]+='){2}$/);
    expect(policy.join()).not.toMatch(/unsafe|\*/);
  });

  it.each([
    [harbor, '/'],
    [harbor, '/boot.js'],
    [harbor, '/assets/missing.js'],
    [harbor, '/api/v1/nowhere'],
    [pay, '/nowhere'],
    [loopback, '/ready'],
  ])('%s%s carries what holds for every response', async (host, path) => {
    const { headers } = await get(host, path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^req_/),
    });
  });

  it('the API names the version of the app', async () => {
    const { headers } = await get(harbor, '/api/v1/nowhere');
    expect(headers.get('application-version')).toBe('5.45.0');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for good, others are asked for again', async () => {
    const cacheOf = async (path: string) => (await get(harbor, path)).headers.get('cache-control');
    const hashed = ['/assets/main-abcdef12.js', '/assets/p-D2L-_Aa.js'];
    for (const path of [...hashed, '/brands/harbor.0123456789.css']) {
      expect([path, await cacheOf(path)]).toEqual([path, 'public, max-age=31536000, immutable']);
    }
    for (const path of ['/boot.js', '/brands/manifest.json']) {
      expect([path, await cacheOf(path)]).toEqual([path, 'no-cache']);
    }
    const etag = (await get(harbor, '/boot.js')).headers.get('etag') ?? '';
    expect(await get(harbor, '/boot.js', { 'if-none-match': etag })).toMatchObject({ status: 304 });
  });

  it('that tools left beside the app are nobody’s', async () => {
    expect((await get(harbor, '/.vite/manifest.json')).headers.get('content-type')).toContain(
      'text/html',
    );
  });

  it('travel compressed where that helps, and are the same afterwards', async () => {
    const ask = (path: string, accepted: string) =>
      fetch(new URL(path, url), { headers: { 'accept-encoding': accepted } });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await ask('/assets/main-abcdef12.js', accepted);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(script);
    }
    const font = await ask('/assets/inter-latin-abcdef12.woff2', 'br');
    expect(font.headers.get('content-encoding')).toBeNull();
    const small = await ask('/boot.js', 'br');
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it.each(['/assets/../../../etc/passwd', '/assets/%2e%2e/%2e%2e/%2e%2e/package.json'])(
    '%s reaches nothing outside the build',
    async (path) => {
      const { text } = await get(harbor, path);
      expect(text).not.toContain('root:');
      expect(text).not.toContain('"name"');
    },
  );
});

describe('violations of the policy', () => {
  const kinds = [
    'img-src',
    'font-src',
    'style-src',
    'media-src',
    'object-src',
    'base-uri',
    'sandbox',
  ];

  const report = (body: unknown, type = 'application/csp-report') =>
    call(url, harbor, '/content-security-reports', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });

  it('are counted, and read back without what people searched for', async () => {
    const before = (await get(harbor, '/content-security-reports')).body.count;
    const violation = {
      'document-uri': `http://${harbor}/customers?singleSearch=Ada`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    };
    expect(await report({ 'csp-report': violation })).toMatchObject({ status: 204 });
    const { body } = await get(harbor, '/content-security-reports');
    expect(body.count).toBe(before + 1);
    expect(body.latest.at(-1)).toEqual({
      page: `http://${harbor}/customers`,
      directive: 'script-src-elem',
      blocked: 'inline',
      sample: '',
    });
  });

  it('are all counted, and a flood of one kind from one address hides no other', async () => {
    const countOf = (directive: string) =>
      watched.valueOf('payfac_content_security_violations_total', { directive });
    const from = (ip: string, directive: string) =>
      call(url, harbor, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': { 'document-uri': `http://${harbor}/x`, 'effective-directive': directive },
        },
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': ip },
      });
    const flood = await Promise.all(
      Array.from({ length: 200 }, () => from('203.0.113.1', 'img-src')),
    );
    expect(flood.filter(({ status }) => status === 204).length).toBeLessThanOrEqual(10);
    expect(await countOf('img-src')).toBe(200);
    expect((await from('203.0.113.1', 'connect-src')).status).toBe(204);
    expect((await from('203.0.113.2', 'img-src')).status).toBe(204);
    const { latest } = (await get(harbor, '/content-security-reports')).body;
    expect(latest.at(-2)).toMatchObject({ directive: 'connect-src' });
    const invented = await from('203.0.113.2', 'x"} 1\nmade_up');
    expect([invented.status, await countOf('other')]).toEqual([204, 1]);
  });

  it('are shown of others too, whatever one sender makes up or however many addresses it has', async () => {
    const from = async (ip: string, directive: string) => {
      const { status } = await call(url, harbor, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': { 'effective-directive': directive, 'blocked-uri': `http://${ip}/` },
        },
        headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': ip },
      });
      return status;
    };
    const counted = async () =>
      (await watched.valueOf('payfac_content_security_violations_total')) - before;
    const before = await watched.valueOf('payfac_content_security_violations_total');
    expect(await from('203.0.113.77', 'script-src-elem')).toBe(204);
    const taken = async (sent: readonly Promise<number>[]) =>
      (await Promise.all(sent)).filter((status) => status === 204).length;
    const each = Array.from({ length: 60 }, (_, place) => place);
    // Five a minute, and a minute may end meanwhile.
    const madeUp = await taken(each.map((place) => from('203.0.113.3', `made-up-${place}`)));
    expect(madeUp).toBeLessThanOrEqual(10);
    const ofNetwork = await taken(
      each.map((place) => from(`2001:db8:7:1::${place.toString(16)}`, 'img-src')),
    );
    expect(ofNetwork).toBeLessThanOrEqual(10);
    await taken(each.map((place) => from('203.0.113.4', kinds[place % kinds.length] ?? '')));
    expect(await counted()).toBe(181);
    const { latest } = (await get(harbor, '/content-security-reports')).body;
    const blocked: readonly string[] = latest.map((one: { blocked: string }) => one.blocked);
    expect(blocked).toContain('http://203.0.113.77/');
  });

  it('of a page that is paid on raise one alert for its account, and name the page to nobody', async () => {
    const { rows } = await open.pool.query(
      "select min(session_id) as session_id, sub_merchant_id from hosted_sessions where facilitator_id = 'harbor' group by 2 limit 2",
    );
    const [{ session_id: sessionId, sub_merchant_id: account }, other] = rows;
    const of = (id: string, host = pay, directive = 'script-src-elem') =>
      call(url, pay, '/content-security-reports', {
        method: 'POST',
        body: {
          'csp-report': {
            'document-uri': `http://${host}/pay/${id}?secret=1`,
            'effective-directive': directive,
            'blocked-uri': 'https://skimmer.example/collect/4242',
          },
        },
        headers: { 'content-type': 'application/csp-report' },
      });
    for (const [id, host] of [
      ['hps_none'],
      [other.session_id, 'pay.evil.example'],
      [sessionId],
      [sessionId],
    ]) {
      expect((await of(id, host)).status).toBe(204);
    }
    const raised = () =>
      open.pool.query(
        "select sub_merchant_id, message from alerts where rule_id = 'payment-page-violated'",
      );
    const accounts = async () => (await raised()).rows.map((row) => row.sub_merchant_id);
    expect(await accounts()).toEqual([account]);
    const [alert] = (await raised()).rows;
    expect(alert.message).toContain('https://skimmer.example/collect (script-src-elem)');
    // Junk that came before, about something else, hides nothing.
    await of(sessionId, pay, 'style-src');
    await of(sessionId, pay, 'style-src');
    expect(await accounts()).toEqual([account, account]);
    expect(logged.join('')).not.toContain(sessionId);
  });

  it('that make no sense are refused', async () => {
    const { status } = await call(url, harbor, '/content-security-reports', {
      method: 'POST',
      rawBody: 'nonsense',
    });
    expect(status).toBe(400);
    const large = await report({ 'csp-report': { 'script-sample': 'x'.repeat(70_000) } });
    expect(large.status).toBe(413);
  });
});

describe('the log', () => {
  it('holds no query, no header and no body', async () => {
    await call(url, harbor, '/api/v1/auth/sso?secret=in-query', {
      method: 'POST',
      body: { facId: 'in-body', application: 'payments' },
      headers: { authorization: 'Bearer in-header', cookie: '__Host-sign-on=in-cookie' },
    });
    const lines = logged.join('');
    expect(lines).toContain('"route":"/api/v1/auth/sso"');
    for (const secret of ['in-query', 'in-body', 'in-header', 'in-cookie']) {
      expect(lines).not.toContain(secret);
    }
  });
});

describe('behind a proxy', () => {
  /** Signs in through a server. @returns the address that the sign-on records. */
  async function addressKept(at: string, headers: Record<string, string>): Promise<unknown> {
    const { status } = await call(at, 'harbor.localhost', '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username: 'manager@harbor' },
      headers,
    });
    expect(status).toBe(200);
    const { rows } = await open.pool.query(
      "select ip from sign_ons where user_id = 'usr_harbor_manager' order by created_at desc limit 1",
    );
    return rows[0].ip;
  }
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.5, 10.1.2.3' };

  it('goes by the address that the proxy heard, not by one the caller wrote', async () => {
    expect(await addressKept(url, headers)).toBe('203.0.113.5');
  });

  it('goes by the connection alone, where no proxy is trusted', async () => {
    const { hostedFields: _, places: __, ...services } = server.services;
    const plain = await createPlatformServer({
      services,
      appFolder: folder,
      logger: pino({ level: 'silent' }),
      scheme: 'http',
    });
    const at = `http://127.0.0.1:${await plain.listen(0, '127.0.0.1')}`;
    expect(await addressKept(at, headers)).toBe('127.0.0.1');
    await plain.stop();
  });
});

it('says that the app is not built', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'payfac-empty-'));
  const unbuilt = createPlatformServer({
    services: server.services,
    appFolder: empty,
    logger: pino({ level: 'silent' }),
    scheme: 'http',
  });
  await expect(unbuilt).rejects.toThrow();
  await rm(empty, { recursive: true });
});

it('answers on while it leaves, is not ready, ends each connection, and closes only then', async () => {
  const unlisted = Promise.withResolvers<void>();
  const leaving = await createPlatformServer({
    ...optionsOf(),
    untilUnlisted: () => unlisted.promise,
  });
  const address = `http://127.0.0.1:${await leaving.listen(0, '127.0.0.1')}`;
  const ask = async (path: string) => {
    const { status, headers } = await call(address, harbor, path);
    return [status, headers.get('connection')];
  };
  expect(await ask('/ready')).toEqual([200, 'keep-alive']);
  const stopped = leaving.stop();
  expect(await ask('/ready')).toEqual([503, 'close']);
  expect(await ask('/payments/login')).toEqual([200, 'close']);
  unlisted.resolve();
  await stopped;
  await expect(ask('/ready')).rejects.toThrow('ECONNREFUSED');
});
