import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { createAppFolder } from '../../../test/app-folder.ts';
import { accountOf } from '../../../test/sale.ts';
import { call, type TestResponse, TestSession } from '../../../test/session.ts';
import { beforeTests, useTestDatabase } from '../../../test/use.ts';
import { billed } from '../../areas/billing/billed.ts';
import { createBusinessClock } from '../../kernel/clock/business-clock.ts';
import { readSourceOf } from '../../kernel/database/read-source.ts';
import { createProviders } from '../../processors/simulated/providers.ts';
import { dumpDatabase } from '../../program/dump.ts';
import { flushLogs } from '../../program/flush-logs.ts';
import { contractAreas } from '../../program/registry.ts';
import { demoPassword } from '../../program/seed/data/people.ts';
import { createPlatformServer } from '../../program/server.ts';
import { routesOf } from '../routes.ts';

/*
 * Sends secrets and card numbers through every call and page, wherever a request can carry one, then signs in with a
 * password and pays with a card. Afterwards none may be in the log or an answer, and no card number and no sign-in secret
 * anywhere in the database, including the outbox, or in a dump of it.
 */

const open = useTestDatabase();
const logged: string[] = [];
const problems: unknown[] = [];

const served = beforeTests(
  async () => {
    const appFolder = await createAppFolder();
    await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
    const clock = createBusinessClock(open.database);
    const server = await createPlatformServer({
      services: {
        database: open.database,
        pool: readSourceOf(open),
        clock,
        billed,
        ...createProviders({ database: open.database, now: () => clock.now() }),
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

/** Card numbers: one that is written where none belongs, and one that pays. */
const strayCard = '4111111111111111';
const paidCard = '5555555555554444';

/** What is kept, told and dumped nowhere. */
const kept = `canary-(bearer|cookie|password|query|code|body|referer)|${strayCard}|${paidCard}|${demoPassword}`;

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
  `${path.replaceAll(/:\w+/g, canary('path').replaceAll('-', '_'))}?key=${canary('query')}&context=${canary('query')}&card=${strayCard}`;

/** Pays with a card as the virtual terminal does. */
async function payByCard(url: string, send: typeof call): Promise<void> {
  const manager = await TestSession.begin(url, 'manager@harbor');
  const subMerchantId = accountOf(manager);
  const own = { authorization: `Bearer ${manager.token}` };
  const opened = await manager.get(
    `backoffice/tokens/virtualTerminal?subMerchantId=${subMerchantId}`,
  );
  const context = await manager.call(
    `backoffice/creditcard/tokenization/${opened.body.tokenizationId}/generatecontext`,
    { method: 'POST', body: { targetOrigins: [`http://${app}`] } },
  );
  const taken = await send(url, pay, '/v1/transactions/creditcard/tokenization/', {
    method: 'POST',
    headers: { origin: `http://${pay}` },
    body: {
      context: context.body.context,
      cardNumber: paidCard,
      expirationMonth: 4,
      expirationYear: 2030,
      cvv: '123',
    },
  });
  const paid = await send(url, app, '/api/v1/backoffice/transactions/creditcard/sale', {
    method: 'POST',
    headers: { ...own, 'idempotency-key': randomBytes(16).toString('hex') },
    body: {
      subMerchantId,
      amount: 12,
      token: taken.body.token,
      cardHolderName: 'Ada Byron',
      billingAddress: { street: '12 Quay Street', zip: '46204' },
    },
  });
  expect([taken.status, paid.status]).toEqual([201, 200]);
}

/** All rows of all tables that hold a secret, and all lines of a dump. */
async function foundInDatabase(): Promise<readonly string[]> {
  const { rows } = await open.pool.query<{ name: string }>(
    "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const holding = await open.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ~ '${kept}'`,
    );
    found.push(...holding.rows.map(({ row }) => `${name}: ${row}`));
  }
  const folder = await mkdtemp(join(tmpdir(), 'payfac-canaries-'));
  await dumpDatabase(open.pool, folder);
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    if (new RegExp(kept).test(text)) found.push(`the dump's ${file}`);
  }
  await rm(folder, { recursive: true });
  return found;
}

test('no log or response contains a secret, and no card number or sign-in secret is stored', async () => {
  const { url } = served;
  let tried = 0;
  const found: string[] = [];
  const send = async (...[to, host, path, request]: Parameters<typeof call>) => {
    const response: TestResponse = await call(to, host, path, request);
    tried += 1;
    if (new RegExp(kept).test(response.text)) found.push(`${host}${path}: ${response.text}`);
    return response;
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const posted = new URLSearchParams({
    username: 'manager@harbor',
    password: canary('password'),
    code: canary('code'),
    step: 'account',
    note: strayCard,
  }).toString();
  for (const [host, path] of pages) {
    await send(url, host, filled(path), { headers: headers(host) });
    await send(url, host, filled(path), {
      method: 'POST',
      rawBody: posted,
      headers: { ...headers(host), ...form },
    });
  }
  const body = {
    password: canary('password'),
    secret: canary('body'),
    token: canary('body'),
    description: strayCard,
  };
  for (const { endpoint, patterns } of routesOf(contractAreas)) {
    await send(url, app, filled(patterns[0] ?? ''), {
      method: endpoint.method,
      ...(endpoint.method === 'GET' ? {} : { body }),
      headers: headers(app),
    });
  }
  await send(url, pay, '/content-security-reports', {
    method: 'POST',
    body: {
      'csp-report': {
        'document-uri': `http://${pay}/onboarding/${canary('path')}?key=${canary('query')}`,
        'blocked-uri': `http://${pay}/pay/${canary('path')}`,
        'effective-directive': 'script-src',
      },
    },
  });
  const signedIn = await send(url, app, '/payments/login', {
    method: 'POST',
    rawBody: new URLSearchParams({ username: 'manager@harbor', password: demoPassword }).toString(),
    headers: { ...form, origin: `http://${app}` },
  });
  expect(signedIn.status).toBe(303);
  await payByCard(url, send);
  await flushLogs(open.database);

  const lines = logged.join('');
  expect(lines).toContain('"route":"/onboarding/:secret');
  found.push(...logged.filter((line) => new RegExp(`canary|${kept}`).test(line)));
  found.push(...(await foundInDatabase()));
  figure('canaries', { tried, wrong: found.length });
  expect(found).toEqual([]);
  expect(problems).toEqual([]);
});
