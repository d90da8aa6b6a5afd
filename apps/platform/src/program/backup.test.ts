import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { businessTime } from '../../test/moments.ts';
import { useTestDatabase } from '../../test/use.ts';
import { ledgerHash } from '../kernel/ledger/hash.ts';
import { backUp, backupLine } from './backup.ts';

const open = useTestDatabase();
const dayMs = 86_400_000;

let parent: string;
let url: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'payfac-backup-'));
  url = open.pool.options.connectionString ?? '';
});

afterEach(() => rm(parent, { recursive: true, force: true }));

const take = (keep = 14, now = businessTime()) => backUp(url, { parent, keep, now });

/** The number of databases that drills created and didn't drop. */
async function leftOvers(): Promise<number> {
  const { rows } = await open.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_database where datname like 'payfac\\_drill\\_%'",
  );
  return rows[0]?.count ?? -1;
}

test('a backup is restored and compared, and prints one line', async () => {
  const backup = await take();
  const { tables } = backup.manifest;
  expect(backup.manifest.ledgerHash).toBe(await ledgerHash(open.database));
  for (const { name, rows } of tables) {
    const counted = await open.pool.query(`select count(*)::int as rows from ${name}`);
    expect([name, counted.rows]).toEqual([name, [{ rows }]]);
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  expect(backupLine(backup)).toBe(
    `${backup.folder}: ${tables.length} tables, ${rows} rows, ledger ${backup.manifest.ledgerHash}; restored and compared.`,
  );
  expect(backupLine(backup)).not.toContain('\n');
  expect((await stat(backup.folder)).mode & 0o777).toBe(0o700);
  expect(await leftOvers()).toBe(0);
});

test('keeps the newest backups, and leaves other files alone', async () => {
  await writeFile(join(parent, '0-notes.txt'), 'of the operator');
  const names: string[] = [];
  for (const days of [0, 1, 2]) {
    const { folder } = await take(2, new Date(businessTime().getTime() + days * dayMs));
    names.push(folder.slice(parent.length + 1));
  }
  expect((await readdir(parent)).toSorted()).toEqual(['0-notes.txt', ...names.slice(1)]);
});

test('a database with a broken ledger makes no backup, and keeps the earlier ones', async () => {
  const before = await take();
  const alter = async (by: number): Promise<void> => {
    await open.pool.query('alter table ledger_entries disable trigger user');
    await open.pool.query(
      'update ledger_entries set amount = amount + $1 where entry_id = (select min(entry_id) from ledger_entries)',
      [by],
    );
    await open.pool.query('alter table ledger_entries enable trigger user');
  };
  await alter(1);
  try {
    const later = new Date(businessTime().getTime() + dayMs);
    await expect(take(1, later)).rejects.toThrow(/^Posting pst_\d+ does not balance$/);
  } finally {
    await alter(-1);
  }
  expect(await readdir(parent)).toEqual([before.folder.slice(parent.length + 1)]);
  expect(await readFile(join(before.folder, 'manifest.json'), 'utf8')).toContain('ledgerHash');
  expect(await leftOvers()).toBe(0);
});

test('a secret that the current keys can’t decrypt prevents a backup', async () => {
  const sealedElsewhere = `sealed:1:${randomBytes(4).toString('hex')}:AAAA`;
  await open.pool.query(
    "insert into platform_keys (key_id, secret, created_at) values ('of-a-lost-key', $1, now())",
    [sealedElsewhere],
  );
  try {
    await expect(take()).rejects.toThrow(/data key/);
  } finally {
    await open.pool.query("delete from platform_keys where key_id = 'of-a-lost-key'");
  }
  expect(await readdir(parent)).toEqual([]);
});

test('a role that can’t create databases gets an error that says what it needs', async () => {
  const role = `clerk_${randomBytes(4).toString('hex')}`;
  await open.pool.query(`create role ${role} login password 'clerk' in role pg_read_all_data`);
  const asClerk = new URL(url);
  asClerk.username = role;
  asClerk.password = 'clerk';
  try {
    const now = businessTime();
    await expect(backUp(asClerk.href, { parent, keep: 1, now })).rejects.toThrow(
      `run alter role ${role} createdb`,
    );
  } finally {
    await open.pool.query(`drop role ${role}`);
  }
  expect(await readdir(parent)).toEqual([]);
});
