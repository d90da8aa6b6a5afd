import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { createDatabase, dropDatabase } from './create-database.ts';
import { applyMigrations } from './migrate.ts';

/* Migrations on a database that holds rows of the schema before them. */

const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url));
const name = `test_${randomBytes(6).toString('hex')}`;
let folder: string;
let open: OpenDatabase;

/** Brings the database to the schema that was in force when a migration was the last one. */
async function migrateUpTo(last: number): Promise<void> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await migrate(open.database, {
    migrationsFolder: folder,
    migrationsSchema: 'public',
    migrationsTable: 'migrations',
  });
}

/** Fills what a table asks for and the test does not care about. */
async function insert(table: string, values: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await open.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table],
  );
  const indifferent = (type: string): unknown =>
    type === 'jsonb'
      ? '{}'
      : type === 'ARRAY'
        ? []
        : type === 'boolean'
          ? false
          : type.startsWith('timestamp')
            ? '2026-01-01T00:00:00Z'
            : /int|numeric/.test(type)
              ? 0
              : randomBytes(4).toString('hex');
  const whole = {
    ...Object.fromEntries(rows.map((column) => [column.name, indifferent(column.type)])),
    ...values,
  };
  const names = Object.keys(whole);
  await open.pool.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(whole),
  );
}

const person = (
  userId: string,
  roles: readonly string[],
  places: {
    readonly accounts?: string[];
    readonly products?: string[];
    readonly deleted?: true;
  } = {},
) =>
  insert('users', {
    user_id: userId,
    facilitator_id: 'harbor',
    username: `${userId}@harbor`,
    roles,
    acl: JSON.stringify(roles.map((role) => ({ role, forcePasswordReset: role === 'manager' }))),
    sub_merchant_ids: places.accounts ?? [],
    product_ids: places.products ?? [],
    deleted_at: places.deleted ? '2026-02-01T00:00:00Z' : null,
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payfac-migrations-'));
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  open = openDatabase(url.href, { poolSize: 2 });
  await migrateUpTo(22);
  await insert('facilitators', { facilitator_id: 'harbor' });
  await person('admin', ['admin']);
  await person('mixed', ['manager', 'bank', 'service-provider'], {
    accounts: ['sm_1', 'sm_2'],
    products: ['spp_1'],
  });
  await person('nowhere', ['manager']);
  await person('gone', ['admin'], { deleted: true });
  await insert('sp_products', { sp_product_id: 'spp_1', facilitator_id: 'harbor' });
  for (const [key, maker] of [
    ['key_1', 'admin@harbor'],
    ['key_2', 'nobody-known@harbor'],
  ]) {
    const owner = { facilitator_id: 'harbor', sp_product_id: 'spp_1' };
    await insert('api_keys', { api_user_id: key, ...owner, created_by: maker });
  }
  await applyMigrations(open.database);
});

afterAll(async () => {
  await open.close();
  await dropDatabase(inject('databaseServerUrl'), name);
  await rm(folder, { recursive: true, force: true });
});

describe('0023: roles of people become memberships', () => {
  test('each role at every one of its places, of people who are there', async () => {
    const { rows } = await open.pool.query(
      `select user_id, role, place_kind, place_id, force_password_reset as forced
       from memberships order by user_id, role, place_id`,
    );
    const held = rows.map((row) => Object.values(row).join(' '));
    expect(held).toEqual([
      'admin admin brand harbor false',
      'mixed bank brand harbor false',
      'mixed manager account sm_1 true',
      'mixed manager account sm_2 true',
      'mixed service-provider product spp_1 false',
    ]);
  });

  test('and the lists they were read from are gone', async () => {
    const { rows } = await open.pool.query(
      `select 1 from information_schema.columns where table_name = 'users'
       and column_name in ('acl', 'roles', 'application_ids', 'sub_merchant_ids', 'product_ids')`,
    );
    expect(rows).toEqual([]);
  });
});

test('0024: keys from before are their maker’s and do what they did; of a maker unknown, nothing', async () => {
  const { rows } = await open.pool.query(
    `select api_user_id as id, maker_user_id as maker, cardinality(abilities) as abilities,
       'transactions.sale' = any(abilities) as sells, sub_merchant_ids as accounts
     from api_keys order by api_user_id`,
  );
  const rest = { abilities: 27, sells: false, accounts: [] };
  expect(rows).toEqual([
    { id: 'key_1', maker: 'admin', ...rest },
    { id: 'key_2', maker: 'nobody', ...rest },
  ]);
});

test('a database that was brought up to date is left as it is', async () => {
  const count = async () =>
    (await open.pool.query('select count(*)::int as count from migrations')).rows[0].count;
  const before = await count();
  await applyMigrations(open.database);
  expect(await count()).toBe(before);
});
