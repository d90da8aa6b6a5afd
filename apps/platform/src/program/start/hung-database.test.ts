import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../../../test/api.ts';
import { createAppFolder } from '../../../test/app-folder.ts';
import { tokenOf } from '../../../test/cards.ts';
import { testPlan } from '../../../test/database.ts';
import { type HangingDatabase, openHangingDatabase } from '../../../test/hanging-database.ts';
import { accountOf, saleBody } from '../../../test/sale.ts';
import { call, TestSession } from '../../../test/session.ts';
import { useTestDatabase } from '../../../test/use.ts';
import { readConfiguration } from './configuration.ts';
import { openLog } from './logger.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';

/** The test databases' key, as a setting. */
const dataKey = Buffer.alloc(32, 7).toString('base64');

const open = useTestDatabase();
let folder: string;
let appFolder: string;
let way: HangingDatabase;
let platform: RunningPlatform;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-hung-'));
  appFolder = await createAppFolder();
  await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
  way = await openHangingDatabase(open.pool.options.connectionString ?? '');
  const args = ['--port', '0', '--data', folder, '--anchor', testPlan.anchor.toISOString()];
  const read = readConfiguration(args, { DATABASE_URL: way.url, PAYFAC_DATA_KEYS: dataKey });
  platform = await startPlatform({ ...read, appFolder }, openLog(folder, 'silent'));
});

afterAll(async () => {
  way.goOn();
  await platform.stop();
  way.close();
  await rm(folder, { recursive: true, force: true });
  await rm(appFolder, { recursive: true, force: true });
});

it('returns 503 while the database is silent, and recovers by itself', async () => {
  const url = `http://127.0.0.1:${platform.port}`;
  const manager = await TestSession.begin(url, 'manager@harbor');
  const { host } = manager;
  const body = saleBody(manager, {
    token: await tokenOf(open),
    amount: 31.07,
    subMerchantId: accountOf(manager),
  });
  const key = newKey();
  const sell = () => manager.pay('backoffice/transactions/creditcard/sale', body, key);
  const list = () => manager.get('reporting/transactions?pageSize=1');
  expect((await list()).status).toBe(200);

  way.hang();
  expect((await call(url, host, '/health')).status).toBe(200);
  const asked = await Promise.all([
    call(url, host, '/ready'),
    list(),
    sell(),
    call(url, host, '/payments/login'),
  ]);
  const [ready, listed, sold] = asked;
  expect([ready, listed, sold].map((one) => one?.status)).toEqual([503, 503, 503]);
  for (const one of [listed, sold]) expect(one?.headers.get('retry-after')).toMatch(/^\d+$/);
  // The same on new connections.
  expect((await list()).status).toBe(503);

  way.goOn();
  await expect.poll(async () => (await call(url, host, '/ready')).status).toBe(200);
  await expect.poll(async () => (await sell()).status).toBe(200);
  expect((await list()).status).toBe(200);
  const { rows } = await open.pool.query(
    "select count(*)::int as charges from transactions where amount = 3107 and operation = 'sale'",
  );
  expect(rows).toEqual([{ charges: 1 }]);
});
