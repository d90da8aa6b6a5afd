import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '@payfac/domain/money';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { businessTime } from '../../test/moments.ts';
import { useTestDatabase } from '../../test/use.ts';
import { mergeTallies } from '../areas/reporting/merge-tallies.ts';
import { type OpenDatabase, openDatabase } from '../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../kernel/database/create-database.ts';
import { inTransaction } from '../kernel/database/in-transaction.ts';
import { applyMigrations } from '../kernel/database/migrate.ts';
import { ledgerHash } from '../kernel/ledger/hash.ts';
import { ledgerViolations } from '../kernel/ledger/laws.ts';
import { feePosting } from '../kernel/ledger/postings.ts';
import { writePostings } from '../kernel/ledger/store.ts';
import { dumpDatabase, restoreDatabase } from './dump.ts';

const open = useTestDatabase();

let folder: string;
const made: { readonly name: string; readonly open: OpenDatabase }[] = [];

/** An empty database with this version's schema. */
async function emptyDatabase(): Promise<OpenDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const empty = openDatabase(url.href, { poolSize: 2 });
  made.push({ name, open: empty });
  await applyMigrations(empty.database);
  return empty;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-dump-'));
});

afterAll(async () => {
  for (const { name, open: one } of made) {
    await one.close();
    await dropDatabase(inject('databaseServerUrl'), name);
  }
  await rm(folder, { recursive: true, force: true });
});

/** All rows of all tables as text, sorted. */
async function everything({ pool }: OpenDatabase, tables: readonly { name: string }[]) {
  const held: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ hash: string | null }>(
      `select md5(string_agg(line, '|' order by line)) as hash from (select one::text as line from ${name} one) rows`,
    );
    held[name] = rows[0]?.hash ?? 'empty';
  }
  return held;
}

/** The hourly, daily and monthly sums of products and accounts, which the database recomputes. */
async function tallies({ pool }: OpenDatabase) {
  const { rows } = await pool.query(
    `select facilitator_id, sp_product_id, sub_merchant_id, unit, hour, operation, payment_type, outcome,
       status, provider, sum(count) as count, sum(captured) as captured, sum(shown) as shown
     from transaction_tallies group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 having sum(count) <> 0
     order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  );
  return rows;
}

test('a restored dump has the same rows and the same ledger', async () => {
  const manifest = await dumpDatabase(open.pool, folder);
  expect(manifest.ledgerHash).toBe(await ledgerHash(open.database));
  for (const name of await readdir(folder)) {
    expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
  }
  const restored = await emptyDatabase();
  expect(await ledgerHash(restored.database)).not.toBe(manifest.ledgerHash);
  await restoreDatabase(restored.pool, folder);
  expect(await ledgerHash(restored.database)).toBe(manifest.ledgerHash);
  expect(await ledgerViolations(restored.database)).toEqual([]);
  expect(await everything(restored, manifest.tables)).toEqual(
    await everything(open, manifest.tables),
  );
  expect(await tallies(restored)).toEqual(await tallies(open));
  await expect(restoreDatabase(restored.pool, folder)).rejects.toThrow('is not empty');
});

test('the sums of a restored dump are up to date, and housekeeping has nothing to add up', async () => {
  await dumpDatabase(open.pool, folder);
  const restored = await emptyDatabase();
  await restoreDatabase(restored.pool, folder);
  const { rows } = await restored.pool.query<{ sums: number; differences: number }>(
    `select count(*) filter (where is_sum)::int as sums, count(*) filter (where not is_sum)::int as differences
     from transaction_tallies`,
  );
  expect(rows).toEqual([{ sums: expect.any(Number), differences: 0 }]);
  expect(rows[0]?.sums).toBeGreaterThan(1000);
  expect(await mergeTallies(restored.database)).toBe(0);
});

test('another entry changes the hash, and an altered ledger is refused', async () => {
  const before = await ledgerHash(open.database);
  const subject = { facilitatorId: 'harbor', subMerchantId: 'sm_0001' };
  await inTransaction(open.database, (transaction) =>
    writePostings(
      transaction,
      [feePosting({ ...subject, feeKind: 'processing', amount: cents(5) })],
      businessTime(),
    ),
  );
  expect(await ledgerHash(open.database)).not.toBe(before);

  const file = join(folder, 'public.ledger_entries.copy');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const changed = lines.map((line, place) => (place === 0 ? line.replace(/a/, 'b') : line));
  await writeFile(file, changed.join('\n'));
  const restored = await emptyDatabase();
  await expect(restoreDatabase(restored.pool, folder)).rejects.toThrow('The ledger that was read');
  expect((await everything(restored, [{ name: 'ledger_entries' }]))['ledger_entries']).toBe(
    'empty',
  );
});
