import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headers } from '@payfac/api/contract';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestSession } from '../../../test/session.ts';
import { openDatabase } from '../../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../../kernel/database/create-database.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { openLog } from './logger.ts';
import { type RunningPlatform, startPlatform } from './platform.ts';

let folder: string;
let configuration: Configuration;
const anchor = new Date('2026-03-18T16:00:00.000Z');
const laterAnchor = new Date('2026-07-01T16:00:00.000Z');

/** The smallest build that can be served. */
async function writeApp(): Promise<string> {
  const appFolder = join(folder, 'app');
  await mkdir(join(appFolder, 'brands'), { recursive: true });
  await writeFile(join(appFolder, 'index.html'), '<html><head><!--brand--></head></html>');
  await writeFile(join(appFolder, 'brands/manifest.json'), '{"stylesheets":{}}');
  return appFolder;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-start-'));
  const args = ['--port', '0', '--scale', '0.002', '--data', join(folder, 'data')];
  configuration = { ...readConfiguration(args, {}), appFolder: await writeApp() };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(changes: Partial<Configuration> = {}): Promise<RunningPlatform> {
  const log = openLog(configuration.dataFolder, 'info');
  return startPlatform({ ...configuration, anchor, ...changes }, log);
}

const signIn = ({ port }: RunningPlatform, username: string) =>
  TestSession.begin(`http://127.0.0.1:${port}`, username);

/** Only the seed's payments, since due work adds others from the first minute. */
const countTransactions = async (session: TestSession): Promise<number> =>
  (await session.get(`reporting/transactions?pageSize=1&to=${anchor.toISOString()}`)).body.count;

/** The current business day, in UTC. */
async function businessDay({ port }: RunningPlatform): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/sso`, { method: 'POST' });
  return response.headers.get(headers.businessTime)?.slice(0, 10);
}

/** How many pages of payments are all-visible, so that an index-only scan serves their rows. */
async function seenByAll(databaseUrl: string): Promise<number> {
  const open = openDatabase(databaseUrl, { poolSize: 1 });
  const { rows } = await open.pool.query<{ pages: number }>(
    "select relallvisible as pages from pg_class where relname = 'transactions'",
  );
  await open.close();
  return rows[0]?.pages ?? 0;
}

it('serves a seeded brand, refuses a second start, and keeps its data across a restart', async () => {
  const first = await start();
  const session = await signIn(first, 'admin@harbor');
  const count = await countTransactions(session);
  expect(count).toBeGreaterThan(100);
  await expect(start()).rejects.toThrow('Another platform (process');
  await first.stop();
  await expect(start({ anchor: laterAnchor })).rejects.toThrow(
    'These data begin at 2026-03-18T16:00:00.000Z, not at 2026-07-01T16:00:00.000Z: start without --anchor to go on with them, or with --reset to begin again.',
  );

  // Without the option it goes on with what the database says.
  const second = await startPlatform(
    { ...configuration, metrics: { host: '127.0.0.1', port: 0 } },
    openLog(configuration.dataFolder, 'info'),
  );
  expect(await businessDay(second)).toBe('2026-03-18');
  expect(await countTransactions(await signIn(second, 'admin@harbor'))).toBe(count);
  // Reads have turns, and connections of their own.
  const metrics = await (await fetch(`http://127.0.0.1:${second.metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/^payfac_reads_admitted_total [1-9]\d*$/m);
  expect(metrics).toMatch(/^payfac_reads\{state="running"\} 0$/m);
  expect(metrics).toMatch(/^payfac_database_connections\{side="reads",state="idle"\} [1-9]\d*$/m);
  await second.stop();
});

it('deletes everything on a reset, and starts at the given time', async () => {
  const before = await start();
  const session = await signIn(before, 'manager@harbor');
  const theme = { theme: { sidebarMini: true } };
  const path = `users/${session.response.userId}`;
  expect((await session.call(path, { method: 'PUT', body: theme })).status).toBe(200);
  await before.stop();

  const after = await start({ isReset: true, anchor: laterAnchor });
  expect(await businessDay(after)).toBe('2026-07-01');
  const again = await signIn(after, 'manager@harbor');
  expect(again.response.applications.payments.theme.sidebarMini).toBeUndefined();
  await after.stop();
});

it('runs on any PostgreSQL, without the embedded one', async () => {
  const serverUrl = inject('databaseServerUrl');
  const name = `external_${randomBytes(4).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/${name}`;
  const dataFolder = join(folder, 'external');
  const platform = await start({ databaseUrl: databaseUrl.href, dataFolder });
  const session = await signIn(platform, 'bank@juniper');
  expect(await countTransactions(session)).toBeGreaterThan(50);
  expect(existsSync(join(dataFolder, 'postgres'))).toBe(false);
  expect(await seenByAll(databaseUrl.href)).toBeGreaterThan(0);
  await platform.stop();
  await dropDatabase(serverUrl, name);
});

it('leaves another server’s database alone', async () => {
  const elsewhere = start({ isReset: true, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' });
  await expect(elsewhere).rejects.toThrow('Empty that of DATABASE_URL yourself');
});
