import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createAppFolder } from '../../../test/app-folder.ts';
import { call } from '../../../test/session.ts';
import { beforeTests, useTestDatabase } from '../../../test/use.ts';
import { billed } from '../../areas/billing/billed.ts';
import { createBusinessClock } from '../../kernel/clock/business-clock.ts';
import { readSourceOf } from '../../kernel/database/read-source.ts';
import { simulatedInstruments } from '../../processors/simulated/instruments.ts';
import { flushLogs } from '../../program/flush-logs.ts';
import { contractAreas } from '../../program/registry.ts';
import { createPlatformServer } from '../../program/server.ts';
import { routesOf } from '../routes.ts';

/*
 * Sends secrets through every call and page, wherever a request can carry one. Afterwards none may be in the log, and
 * no sign-in secret anywhere in the database, including the outbox.
 */

const open = useTestDatabase();
const logged: string[] = [];
const problems: unknown[] = [];

const served = beforeTests(
  async () => {
    const appFolder = await createAppFolder();
    await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
    const server = await createPlatformServer({
      services: {
        database: open.database,
        pool: readSourceOf(open),
        clock: createBusinessClock(open.database),
        processorOf: () => undefined,
        billed,
        instruments: simulatedInstruments,
        environment: 'local',
        contextKey: randomBytes(32),
        onError: (problem) => problems.push(problem),
      },
      appFolder,
      logger: pino({ level: 'debug' }, { write: (line) => logged.push(line) }),
      scheme: 'http',
    });
    const url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
    return { appFolder, server, url };
  },
  async ({ server, appFolder }) => {
    await server.stop();
    await rm(appFolder, { recursive: true, force: true });
  },
);

const app = 'harbor.localhost';
const pay = 'pay.harbor.localhost';

/** A different secret for each place in a request, as long as the platform's own. */
const canary = (place: string): string => `canary-${place}-`.padEnd(43, 'x');

const headers = (host: string) => ({
  authorization: `Bearer ${canary('bearer')}`,
  cookie: `__Host-sign-on=${canary('cookie')}`,
  origin: `http://${host}`,
  referer: `http://${host}/pay/${canary('referer')}`,
  'idempotency-key': canary('idempotency'),
  'user-agent': canary('agent'),
});

/** Pages whose address is a secret, and others. */
const pages: readonly (readonly [string, string])[] = [
  [pay, '/onboarding/:secret'],
  [pay, '/pay/hps_:secret'],
  [pay, '/pay/hps_:secret/payments/:secret'],
  [pay, '/preview/prv_:secret'],
  [pay, '/fields/v1/card'],
  [pay, '/v1/transactions/creditcard/tokenization/'],
  [pay, '/outbox'],
  [pay, '/business-verification/:secret'],
  [pay, '/nowhere/:secret'],
  [app, '/payments/login'],
  [app, '/customers/:secret'],
  [app, '/nowhere/:secret'],
  [app, '/api/v1/nowhere/:secret'],
  ['10.0.0.1', '/nowhere/:secret'],
];

const filled = (path: string): string =>
  `${path.replaceAll(/:\w+/g, canary('path').replaceAll('-', '_'))}?key=${canary('query')}&context=${canary('query')}`;

test('no secret is in the log, and none that signs somebody in is kept', async () => {
  const { url } = served;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = new URLSearchParams({
    username: 'manager@harbor',
    password: canary('password'),
    code: canary('code'),
    step: 'account',
  }).toString();
  for (const [host, path] of pages) {
    await call(url, host, filled(path), { headers: headers(host) });
    await call(url, host, filled(path), {
      method: 'POST',
      rawBody: posted,
      headers: { ...headers(host), ...form },
    });
  }
  const body = { password: canary('password'), secret: canary('body'), token: canary('body') };
  for (const { endpoint, patterns } of routesOf(contractAreas)) {
    await call(url, app, filled(patterns[0] ?? ''), {
      method: endpoint.method,
      ...(endpoint.method === 'GET' ? {} : { body }),
      headers: headers(app),
    });
  }
  await call(url, pay, '/content-security-reports', {
    method: 'POST',
    body: {
      'csp-report': {
        'document-uri': `http://${pay}/onboarding/${canary('path')}?key=${canary('query')}`,
        'blocked-uri': `http://${pay}/pay/${canary('path')}`,
        'effective-directive': 'script-src',
      },
    },
  });
  await flushLogs(open.database);

  const lines = logged.join('');
  expect(lines).toContain('"route":"/onboarding/:secret');
  expect(lines).not.toMatch(/canary/);
  const { rows } = await open.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const kept = await open.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~ 'canary-(bearer|cookie|password|query|code|body|referer)'`,
    );
    found.push(...kept.rows.map(({ row }) => `${name}: ${row}`));
  }
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
});
