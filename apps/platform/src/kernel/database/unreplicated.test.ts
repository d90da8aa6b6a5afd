import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beforeTests } from '../../../test/use.ts';
import { openDatabase } from './connection.ts';
import { startEmbeddedPostgres } from './embedded/server.ts';
import { throwawaySettings } from './embedded/settings.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseAway } from './is-away.ts';
import { watchDatabase } from './watch.ts';

/** A server that waits for a standby, which it does not have. */
const alone = beforeTests(
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payfac-alone-'));
    const server = await startEmbeddedPostgres(folder, {
      ...throwawaySettings,
      wal_level: 'replica',
      max_wal_senders: '2',
      synchronous_commit: 'on',
      synchronous_standby_names: 'another_machine',
    });
    const open = openDatabase(server.urlOf('postgres'));
    return { server, folder, open };
  },
  async ({ server, folder, open }) => {
    open.cutOff();
    await open.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
);

const commit = (write: string): Promise<unknown> =>
  inTransaction(alone.open.database, (transaction) => transaction.execute(sql.raw(write)));

const problemOf = (done: Promise<unknown>): Promise<unknown> =>
  done.catch((refused: unknown) => refused);

/** PostgreSQL has it: who asks again under the same key finds out, and nothing is done twice. */
async function isMade(table: string): Promise<boolean> {
  const text = 'select to_regclass($1) is not null as made';
  return (await alone.open.pool.query<{ made: boolean }>(text, [table])).rows[0]?.made === true;
}

test('a commit that no standby has isn’t reported as done, although PostgreSQL says so', async () => {
  const problem = problemOf(commit('create table canceled (amount int)'));
  const cancel =
    "select count(pg_cancel_backend(pid))::int as hit from pg_stat_activity where wait_event = 'SyncRep'";
  await expect
    .poll(async () => (await alone.open.pool.query(cancel)).rows[0].hit, { timeout: 60_000 })
    .toBe(1);
  expect(isDatabaseAway(await problem)).toBe(true);
  expect(await isMade('canceled')).toBe(true);
});

test('a commit waits for a standby only for a limited time', async () => {
  const limits = { everyMs: 20, patienceMs: 60_000, commitPatienceMs: 100 };
  const ended: number[] = [];
  const url = alone.open.pool.options.connectionString ?? '';
  const watch = watchDatabase(url, () => undefined, limits, {
    onUnconfirmed: (count) => ended.push(count),
  });
  const problem = await problemOf(commit('create table unconfirmed (amount int)'));
  expect(isDatabaseAway(problem)).toBe(true);
  await expect.poll(() => ended, { timeout: 60_000 }).toEqual([1]);
  await watch.stop();
  expect(await isMade('unconfirmed')).toBe(true);
});

test('reads don’t wait for a standby', async () => {
  await expect(commit('select 1')).resolves.toBeDefined();
});
