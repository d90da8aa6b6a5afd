import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { figure } from '../../../../../scripts/testing/figure.ts';
import { newKey } from '../../../test/api.ts';
import { createAppFolder } from '../../../test/app-folder.ts';
import { tokenOf } from '../../../test/cards.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { call, type TestResponse, TestSession } from '../../../test/session.ts';
import { type OpenDatabase, openDatabase } from '../../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../../kernel/database/create-database.ts';
import { ledgerViolations } from '../../kernel/ledger/laws.ts';
import { readConfiguration } from './configuration.ts';
import { openLog } from './logger.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';

/*
 * Two platforms on one PostgreSQL, as behind a load balancer that sends each request to either: no request may depend
 * on the memory of the process that handled the one before.
 */

const anchor = '2026-03-18T16:00:00.000Z';
const name = `shared_${randomBytes(4).toString('hex')}`;
const countCharges =
  "select count(*)::int as charges from transactions where amount = 3105 and operation = 'sale'";
const keysAtOnce = 10;
/** How many keys are each sent to both, twice; `npm run prove` uses more. */
const replayed = Number(process.env['REPLAYED_KEYS'] ?? 10);
const sale = '/api/v1/backoffice/transactions/creditcard/sale';
let folder: string;
let appFolder: string;
let databaseUrl: string;
let platforms: readonly RunningPlatform[] = [];
let open: OpenDatabase;
let manager: TestSession;

async function start(place: string): Promise<RunningPlatform> {
  const args = ['--port', '0', '--scale', '0.002', '--data', join(folder, place)];
  args.push('--anchor', anchor);
  const configuration = { ...readConfiguration(args, {}), appFolder, databaseUrl };
  return startPlatform(configuration, openLog(configuration.dataFolder, 'info'));
}

const urlOf = ({ port }: RunningPlatform): string => `http://127.0.0.1:${port}`;

/** Sends a user's same request to every platform at once. */
const toEach = (path: string, body?: unknown, key?: string): Promise<TestResponse[]> =>
  Promise.all(
    platforms.map((platform) =>
      call(urlOf(platform), manager.host, path, {
        ...(body === undefined ? {} : { method: 'POST', body }),
        headers: {
          authorization: `Bearer ${manager.token}`,
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
      }),
    ),
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-two-'));
  appFolder = await createAppFolder();
  await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  databaseUrl = url.href;
  platforms = await Promise.all([start('one'), start('two')]);
  open = openDatabase(databaseUrl);
  const [first] = platforms;
  if (!first) throw new Error('No platform started.');
  manager = await TestSession.begin(urlOf(first), 'manager@harbor');
});

afterAll(async () => {
  await Promise.all(platforms.map((platform) => platform.stop()));
  await open.close();
  await dropDatabase(inject('databaseServerUrl'), name);
  await rm(folder, { recursive: true, force: true });
  await rm(appFolder, { recursive: true, force: true });
});

describe('two platforms on one database', () => {
  it('start at the same time, and one of them fills the database', async () => {
    const { rows } = await open.pool.query('select count(*)::int as runs from seed_runs');
    expect(rows[0].runs).toBe(1);
    const lists = await toEach(`/api/v1/reporting/transactions?pageSize=5&to=${anchor}`);
    expect(lists.map(({ status }) => status)).toEqual([200, 200]);
    expect(lists[0]?.body).toEqual(lists[1]?.body);
  });

  it('charge once per key, whichever process is called', async () => {
    const token = await tokenOf(open);
    const body = saleBody(manager, { token, amount: 31.05, subMerchantId: accountOf(manager) });
    const { rows: before } = await open.pool.query(countCharges);
    for (let sent = 0; sent < replayed; sent += keysAtOnce) {
      const keys = Array.from({ length: keysAtOnce }, newKey);
      const first = await Promise.all(keys.map((key) => toEach(sale, body, key)));
      for (const responses of first) {
        const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
        expect([
          [200, 200],
          [200, 409],
        ]).toContainEqual(statuses);
      }
      const again = await Promise.all(keys.map((key) => toEach(sale, body, key)));
      for (const responses of again) {
        expect(responses.map(({ status }) => status)).toEqual([200, 200]);
        expect(new Set(responses.map(({ body: { transactionId } }) => transactionId)).size).toBe(1);
      }
    }
    const { rows: after } = await open.pool.query(countCharges);
    const made = after[0].charges - before[0].charges;
    const wanted = Math.ceil(replayed / keysAtOnce) * keysAtOnce;
    figure('replays', { tried: wanted * 4, wrong: Math.abs(made - wanted) });
    expect(made).toBe(wanted);
  });

  it('create one batch when both try to', async () => {
    const responses = await toEach('/v1/simulator/settle', {});
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await open.pool.query(
      'select count(*)::int as twice from transactions where amount = 3105 and batch_id is null',
    );
    expect(rows[0].twice).toBe(0);
    expect(await ledgerViolations(open.database)).toEqual([]);
  });

  it('accept a card in a context that the other process opened', async () => {
    const [opening, taking] = platforms.map(urlOf);
    const headers = { authorization: `Bearer ${manager.token}` };
    const terminal = `/api/v1/backoffice/tokens/virtualTerminal?subMerchantId=${accountOf(manager)}`;
    const { tokenizationId } = (await call(opening ?? '', manager.host, terminal, { headers }))
      .body;
    const opened = await call(
      opening ?? '',
      manager.host,
      `/api/v1/backoffice/creditcard/tokenization/${tokenizationId}/generatecontext`,
      { method: 'POST', body: { targetOrigins: ['http://harbor.localhost'] }, headers },
    );
    expect(opened.status).toBe(200);
    const query = new URLSearchParams({
      context: opened.body.context,
      vaultId: opened.body.vaultId,
      parent: 'http://harbor.localhost',
    });
    for (const url of [opening, taking]) {
      const shown = await call(url ?? '', 'pay.harbor.localhost', `/fields/v1/card?${query}`);
      expect(shown.status).toBe(200);
    }
    const { rows } = await open.pool.query('select secret from platform_keys');
    expect(rows).toEqual([{ secret: expect.stringMatching(/^sealed:/) }]);
  });

  it('end a session everywhere', async () => {
    const { host, cookie, token } = manager;
    const headers = { cookie, origin: `http://${host}`, authorization: `Bearer ${token}` };
    const [first, second] = platforms.map(urlOf);
    const out = await call(first ?? '', host, '/api/v1/auth/logout', {
      method: 'POST',
      body: { token },
      headers,
    });
    expect(out.status).toBe(200);
    const after = await call(second ?? '', host, '/api/v1/reporting/transactions', { headers });
    expect(after.status).toBe(401);
  });
});
