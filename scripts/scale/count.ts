/*
 * Counts what a sale costs: the database's rows, bytes, transactions and WAL, and the CPU time of the platform and of
 * PostgreSQL. Writes docs/scale.md.
 *
 * node scripts/scale/count.ts [--sales 400] [--port 4690]
 */
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../apps/platform/src/kernel/database/connection.ts';
import { createDatabase } from '../../apps/platform/src/kernel/database/create-database.ts';
import { startEmbeddedPostgres } from '../../apps/platform/src/kernel/database/embedded/server.ts';
import { localSettings } from '../../apps/platform/src/kernel/database/embedded/settings.ts';
import { stopSeededBilling } from '../../apps/platform/test/quiet.ts';
import { signInTo } from '../../bench/src/measure/platform-session.ts';
import { startPlatform } from '../platform-process.ts';
import { agent, cardTokens, letCardsIn, sell } from '../prove-kill/sales.ts';
import { writeBetween } from './write-between.ts';

const { values } = parseArgs({
  options: {
    sales: { type: 'string', default: '400' },
    port: { type: 'string', default: '4690' },
  },
});
const sales = Number(values.sales);
const port = Number(values.port);
const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU time of processes in milliseconds, including children that have exited. */
function cpuOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // utime, stime, cutime, cstime: the fields 14 to 17, counted from the name on.
    return fields.slice(11, 15).reduce((sum, text) => sum + Number(text), 0);
  });
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / ticksASecond;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The process that listens on a port. */
const listenerOn = (at: number): number =>
  Number(
    /pid=(\d+)/.exec(execFileSync('ss', ['-ltnpH', `sport = :${at}`], { encoding: 'utf8' }))?.[1],
  );

interface Counted {
  readonly commits: number;
  readonly wal: number;
  readonly rows: ReadonlyMap<string, readonly [added: number, changed: number]>;
  readonly bytes: number;
}

const root = mkdtempSync(join(tmpdir(), 'payfac-count-'));
execFileSync('chmod', ['755', root]);
const server = await startEmbeddedPostgres(join(root, 'database'), {
  ...localSettings,
  wal_level: 'replica',
  autovacuum: 'off',
});
await createDatabase(server.urlOf('postgres'), 'platform');
const url = server.urlOf('platform');
const open = openDatabase(url, { poolSize: 4 });
const dataKey = randomBytes(32).toString('base64');
const platform = await startPlatform(port, join(root, 'platform'), 0.2, { url, dataKey });

async function count(): Promise<Counted> {
  await open.pool.query('select pg_stat_force_next_flush()');
  const { rows: totals } = await open.pool.query<{ commits: string; wal: string; bytes: string }>(
    `select xact_commit::text as commits, (pg_current_wal_insert_lsn() - '0/0')::text as wal,
      (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables where schemaname in ('public', 'simulator'))::text as bytes
    from pg_stat_database where datname = current_database()`,
  );
  const { rows } = await open.pool.query<{ name: string; added: string; changed: string }>(
    `select schemaname || '.' || relname as name, n_tup_ins::text as added, n_tup_upd::text as changed
    from pg_stat_user_tables where schemaname <> 'jobs'`,
  );
  return {
    commits: Number(totals[0]?.commits),
    wal: Number(totals[0]?.wal),
    bytes: Number(totals[0]?.bytes),
    rows: new Map(rows.map(({ name, added, changed }) => [name, [Number(added), Number(changed)]])),
  };
}

try {
  await stopSeededBilling(open);
  await open.pool.query('update risk_rules set enabled = false');
  const manager = await signInTo(port, 'manager@harbor', agent);
  await letCardsIn(await signInTo(port, 'admin@harbor', agent));
  const names = await manager.send({
    method: 'GET',
    path: '/api/v1/backoffice/accounts/submerchants',
  });
  const { subMerchantId }: { subMerchantId: string } = JSON.parse(names.body).data[0];
  const pids = { platform: listenerOn(port), postgres: listenerOn(Number(new URL(url).port)) };
  const half = sales / 2;
  const make = async (tokens: readonly string[]) => {
    for (const [place, token] of tokens.entries()) {
      await sell(manager, subMerchantId, { key: randomUUID(), token, amount: 20 + place / 100 });
    }
  };
  // Warm up first: compile the code and load pages into memory.
  const tokens = await cardTokens(port, manager, subMerchantId, sales);
  await make(tokens.slice(0, half));
  const used = () => ({
    platform: cpuOf([pids.platform]),
    postgres: cpuOf([pids.postgres, ...childrenOf(pids.postgres)]),
  });
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const before = { counted: await count(), used: used() };
  await make(tokens.slice(half));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const after = { counted: await count(), used: used() };

  const each = (from: number, to: number, digits = 1): string =>
    ((to - from) / half).toFixed(digits);
  const tables = [...after.counted.rows].flatMap(([name, [added, changed]]) => {
    const [wasAdded, wasChanged] = before.counted.rows.get(name) ?? [0, 0];
    const [more, moved] = [(added - wasAdded) / half, (changed - wasChanged) / half];
    return more + moved >= 0.05 ? [{ name, more, moved }] : [];
  });
  const lines = [
    `${half} sales at one terminal, one after the other, after ${half} others; ${new Date().toISOString().slice(0, 10)}. Jobs that ran meanwhile are included.`,
    '',
    '| per sale | average |',
    '| --- | ---: |',
    `| rows added, in ${tables.filter(({ more }) => more > 0.5).length} tables | ${tables.reduce((sum, { more }) => sum + more, 0).toFixed(1)} |`,
    `| rows changed | ${tables.reduce((sum, { moved }) => sum + moved, 0).toFixed(1)} |`,
    `| transactions | ${each(before.counted.commits, after.counted.commits)} |`,
    `| bytes of tables and indexes | ${each(before.counted.bytes, after.counted.bytes, 0)} |`,
    `| bytes of WAL, sent to each replica | ${each(before.counted.wal, after.counted.wal, 0)} |`,
    `| CPU time of the platform, ms | ${each(before.used.platform, after.used.platform)} |`,
    `| CPU time of PostgreSQL, ms | ${each(before.used.postgres, after.used.postgres)} |`,
    '',
    '| table | rows added | rows changed |',
    '| --- | ---: | ---: |',
    ...tables
      .toSorted((a, b) => b.more - a.more)
      .map(({ name, more, moved }) => `| \`${name}\` | ${more.toFixed(1)} | ${moved.toFixed(1)} |`),
  ];
  console.log(lines.join('\n'));
  writeBetween('docs/scale.md', 'count', lines.join('\n'));
} finally {
  await platform.kill();
  await open.close();
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}
