import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@payfac/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../../test/api.ts';
import { createAppFolder } from '../../test/app-folder.ts';
import { tokenOf } from '../../test/cards.ts';
import { KeptSpans } from '../../test/kept-spans.ts';
import { saleBody } from '../../test/sale.ts';
import { call, TestSession } from '../../test/session.ts';
import { beforeTests, useTestDatabase } from '../../test/use.ts';
import { type Series, useMetrics } from '../../test/watched.ts';
import { routesOf } from '../http/routes.ts';
import { catalog, routes } from '../kernel/watch/catalog.ts';
import { openTraces } from '../kernel/watch/open-telemetry.ts';
import { traceInto } from '../kernel/watch/traces.ts';
import { flushLogs } from './flush-logs.ts';
import { contractAreas } from './registry.ts';
import { createPlatformServer } from './server.ts';
import { tellFigures } from './start/figures.ts';
import { openLog } from './start/logger.ts';

/*
 * The whole server, counted, traced and logged as in production. What is told of it must name no person, carry no
 * secret, and have no more series than the platform has routes, whatever is asked.
 */

const kept = new KeptSpans();
const traces = openTraces(kept, 1);
const watched = useMetrics();
beforeAll(() => traceInto(traces.tracer));
afterAll(() => traceInto(undefined));
const open = useTestDatabase();

const served = beforeTests(
  async () => {
    const [appFolder, logFolder] = await Promise.all([
      createAppFolder(),
      mkdtemp(join(tmpdir(), 'payfac-watched-')),
    ]);
    await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
    const problems: unknown[] = [];
    const log = openLog(logFolder, 'debug');
    const services = testServices(open, problems);
    const server = await createPlatformServer({
      services: { ...services, onError: (problem) => problems.push(problem) },
      appFolder,
      logger: log.logger,
      scheme: 'http',
      trustedProxies: ['127.0.0.1'],
    });
    const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
    return { url, server, services, log, problems, folders: [appFolder, logFolder] };
  },
  async ({ server, log, folders }) => {
    await server.stop();
    log.close();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  },
);

const app = 'harbor.localhost';
const pay = 'pay.harbor.localhost';
const calls = routesOf(contractAreas).map(({ endpoint, patterns: [pattern = ''] }) => ({
  endpoint,
  pattern,
}));

/** Paths of pages, with places for what a caller writes. */
const pages = [
  [pay, '/onboarding/:x'],
  [pay, '/pay/hps_:x'],
  [pay, '/pay/:x/payments/:x'],
  [pay, '/fields/v1/card'],
  [pay, '/fields/v1/:x'],
  [pay, '/logo'],
  [pay, '/:x'],
  [app, '/payments/login'],
  [app, '/customers/:x'],
  [app, '/assets/:x'],
  [app, '/api/v1/:x/:x'],
] as const;

const filled = (path: string, word: string) =>
  `${path.replaceAll(/:\w+/g, encodeURIComponent(word))}?q=${encodeURIComponent(word)}`;

/** Asks for everything there is, with a word wherever a request has room for one. */
async function walk(word: string, session: TestSession, method?: string): Promise<void> {
  const { url } = served;
  const isHost = /^[a-z\d-]+$/i.test(word);
  const hosts = isHost ? [`${word}.example`, `${word}.${app}`] : [];
  const ask = (host: string, path: string, given: string, body?: unknown) =>
    call(url, host, filled(path, word), {
      method: method ?? given,
      ...(body === undefined || method !== undefined ? {} : { body }),
      headers: {
        authorization: `Bearer ${session.token}`,
        'user-agent': encodeURIComponent(word),
        traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
      },
    });
  for (const [host, path] of pages) await ask(host, path, 'GET');
  for (const host of hosts) await ask(host, '/api/v1/:x', 'GET');
  const bodyOf = ({ method: own }: Endpoint) =>
    own === 'GET' ? undefined : { name: word, email: word, note: word, amount: word, type: word };
  for (const { endpoint, pattern } of calls) {
    // Signing out would end the walk.
    if (endpoint.access === 'sign-on') continue;
    await ask(app, pattern, endpoint.method, bodyOf(endpoint));
  }
  await call(url, pay, '/content-security-reports', {
    method: 'POST',
    body: { 'csp-report': { 'effective-directive': word, 'blocked-uri': word } },
  });
}

const keyOf = ({ name, labels }: Series) =>
  JSON.stringify([name, labels['site'], labels['method'], labels['route'], labels['directive']]);

/** What the contract and the pages have; a page's own may have more, none with a word of a caller in it. */
const patternsOfCalls = new Set(routesOf(contractAreas).flatMap(({ patterns }) => patterns));
const isPattern = (route: string) =>
  patternsOfCalls.has(route) || route === 'other' || /^\/(?:[\w.:*{}|/+-]|\[|\]|\\)*$/.test(route);

test('no path, method or host creates a new series, and each label has one of its values', async () => {
  const session = await TestSession.begin(served.url, 'manager@harbor');
  await walk('zqfirst', session);
  await walk('zqfirst', session, 'PROPFIND');
  const before = new Set((await watched.series()).map(keyOf));
  expect(before.size).toBeGreaterThan(calls.length);
  const words = [
    'zqsecond',
    'zq"} 1\npayfac_made_up 7',
    `zq${'x'.repeat(900)}`,
    'zq/../☃',
    'zq%00',
  ];
  for (const word of words) await walk(word, session);
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (text) => {
      const path = `/zq${encodeURIComponent(text)}`;
      await call(served.url, app, path);
      await call(served.url, pay, `/pay${path}`);
      await call(served.url, app, `/api/v1${path}`, { method: 'PUT', body: {} });
    }),
    { numRuns: 40 },
  );
  const series = await watched.series();
  const fresh = series.filter((one) => !before.has(keyOf(one)));
  expect(fresh.map(keyOf).filter((key) => !/PUT|duration_seconds_bucket/.test(key))).toEqual([]);
  const text = await watched.text();
  expect(text).not.toMatch(/zq|made_up|overflow/);
  const known: Readonly<
    Record<string, { labels: Readonly<Record<string, readonly string[] | typeof routes>> }>
  > = catalog;
  for (const { name, labels } of series) {
    const metric = known[name] ?? known[name.replace(/_(?:bucket|sum|count)$/, '')];
    expect(metric, name).toBeDefined();
    for (const [label, value] of Object.entries(labels)) {
      if (label === 'le') expect(Number(value.replace('+Inf', '1'))).not.toBeNaN();
      else if (label === 'route') expect(isPattern(value), value).toBe(true);
      else expect([metric?.labels[label], 'other'].flat(), name).toContain(value);
    }
  }
}, 300_000);

/** What nobody may read in a log, a figure or a trace. */
const canaries = {
  name: 'Zyxwana Quillfeather',
  email: 'zyxwana.quillfeather@canary.example',
  card: '4242424242424242',
  secret: 'canary-secret-0123456789',
} as const;

test('logs, metrics and traces contain no name, card, token or address of a person', async () => {
  const { url, services } = served;
  const session = await TestSession.begin(url, 'manager@harbor');
  const token = await tokenOf(open, canaries.card);
  const headers = { 'idempotency-key': canaries.secret };
  const sale = await session.call('backoffice/transactions/creditcard/sale', {
    method: 'POST',
    body: { ...saleBody(session, { token }), cardHolderName: canaries.name },
    headers,
  });
  expect(sale.status).toBe(200);
  const body = { ...canaries, notes: Object.values(canaries).join(' '), password: canaries.secret };
  for (const { endpoint, pattern } of calls) {
    if (endpoint.access === 'sign-on') continue;
    await session.call(filled(pattern, canaries.email), {
      method: endpoint.method,
      ...(endpoint.method === 'GET' ? {} : { body }),
      headers,
    });
  }
  await call(url, app, '/payments/login', {
    method: 'POST',
    rawBody: new URLSearchParams({
      username: canaries.email,
      password: canaries.secret,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${app}` },
  });
  await tellFigures(services.database, undefined);
  await flushLogs(open.database);
  await traces.close();
  served.log.close();
  const { path } = served.log;
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const told = {
    log: await readFile(path, 'utf8'),
    metrics: await watched.text(),
    traces: JSON.stringify(
      kept
        .getFinishedSpans()
        .map(({ name, attributes, events, links, status, resource }) => [
          name,
          attributes,
          events,
          links,
          status,
          resource.attributes,
        ]),
    ),
  };
  expect(told.log).toContain('"route":"/api/v1/backoffice/transactions/creditcard/sale"');
  expect(told.traces).toContain('processor sale');
  const secrets = [
    ...Object.values(canaries),
    'Zyxwana',
    'canary',
    encodeURIComponent(canaries.email),
    token,
    session.token,
    session.cookie.split('=')[1] ?? '',
    'manager@harbor',
    String(sale.body.transactionId),
  ];
  for (const secret of secrets) {
    for (const [where, text] of Object.entries(told)) {
      expect(text.includes(secret), `${secret} in ${where}`).toBe(false);
    }
  }
  expect(served.problems).toEqual([]);
}, 120_000);
