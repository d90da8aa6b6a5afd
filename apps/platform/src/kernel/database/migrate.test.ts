import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import drizzleConfig from '../../../drizzle.config.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { createDatabase, dropDatabase } from './create-database.ts';
import { applyMigrations, compareSchemas, requireSchema } from './migrate.ts';

const platform = fileURLToPath(new URL('../../..', import.meta.url));
const name = `test_${randomBytes(6).toString('hex')}`;
let open: OpenDatabase;

beforeAll(async () => {
  const serverUrl = inject('databaseServerUrl');
  await createDatabase(serverUrl, name);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  open = openDatabase(url.href, { poolSize: 2 });
});

afterAll(async () => {
  await open.close();
  await dropDatabase(inject('databaseServerUrl'), name);
});

const migrations = async () => (await open.pool.query('select * from migrations')).rows;

test.each([
  [[], 'behind'],
  [['a'], 'behind'],
  [['a', 'b'], 'current'],
  [['a', 'b', 'c'], 'newer'],
  [['b'], 'other'],
  [['a', 'c'], 'other'],
] as const)('of a version with migrations a and b, %j is %s', (applied, state) =>
  expect(compareSchemas(applied, ['a', 'b'])).toBe(state),
);

describe('the schema', () => {
  test('must be migrated by a command if automatic migration is off', async () => {
    await expect(requireSchema(open.database)).rejects.toThrow('has no tables yet: run');
    const { rows } = await open.pool.query('select 1 from pg_class where relname = $1', ['users']);
    expect(rows).toEqual([]);
  });

  test('is created once, and left as it is by the next start', async () => {
    await applyMigrations(open.database);
    const before = await migrations();
    expect(before).toHaveLength(1);
    await applyMigrations(open.database);
    expect(await migrations()).toEqual(before);
  });

  test('of a newer version is served, and left as it is', async () => {
    await open.pool.query("insert into migrations (hash, created_at) values ('newer', 9)");
    const before = await migrations();
    expect(await requireSchema(open.database)).toBe('newer');
    expect(await applyMigrations(open.database)).toBe('newer');
    expect(await migrations()).toEqual(before);
    await open.pool.query("delete from migrations where hash = 'newer'");
    expect(await requireSchema(open.database)).toBe('current');
  });

  test('of the next version is migrated while tables are in use, each step completely or not at all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payfac-migrations-'));
    await cp(join(platform, 'drizzle'), folder, { recursive: true });
    const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
    const steps = {
      '0001_expand_nickname': 'ALTER TABLE customers ADD COLUMN nickname text;',
      '0002_expand_nickname_index':
        'CREATE INDEX CONCURRENTLY customers_nickname ON customers (nickname);',
      '0003_expand_broken':
        'ALTER TABLE customers ADD COLUMN half text;\n--> statement-breakpoint\nselect 1/0;',
    };
    for (const [place, [tag, text]] of Object.entries(steps).entries()) {
      await writeFile(join(folder, `${tag}.sql`), text);
      journal.entries.push({ ...journal.entries[0], idx: place + 1, tag });
    }
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
    await expect(applyMigrations(open.database, folder)).rejects.toThrow('division by zero');
    expect(await migrations()).toHaveLength(3);
    const { rows } = await open.pool.query(
      `select (select array_agg(attname::text) from pg_attribute where attrelid = 'customers'::regclass
        and attname in ('nickname', 'half')) as columns,
        (select indisvalid from pg_index where indexrelid = 'customers_nickname'::regclass) as valid`,
    );
    expect(rows).toEqual([{ columns: ['nickname'], valid: true }]);
    // The version before serves on beside it.
    expect(await requireSchema(open.database)).toBe('newer');
    await open.pool.query('delete from migrations where id > 1');
    await open.pool.query('alter table customers drop column nickname');
    await rm(folder, { recursive: true });
  });

  test('refuses data of another version with a one-line error, and leaves it alone', async () => {
    await open.pool.query("update migrations set hash = 'of an earlier version', created_at = 1");
    const before = await migrations();
    for (const bring of [applyMigrations, requireSchema]) {
      await expect(bring(open.database)).rejects.toThrow(
        /^This data was made by another version .* `npm run reset` .*\.$/,
      );
    }
    expect(await migrations()).toEqual(before);
  });

  test('in `drizzle` is what `pnpm run schema` would write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'payfac-schema-'));
    const schema = String(drizzleConfig.schema);
    const out = relative(platform, folder);
    await promisify(execFile)(
      join(platform, 'node_modules/.bin/drizzle-kit'),
      ['generate', '--dialect', 'postgresql', '--name', 'schema', '--schema', schema, '--out', out],
      { cwd: platform },
    );
    const tables = await readFile(join(folder, '0000_schema.sql'), 'utf8');
    await rm(folder, { recursive: true });
    const read = (file: string) =>
      readFile(join(platform, 'src/kernel/database/schema', file), 'utf8');
    const parts = [await read('extensions.sql'), tables, await read('guards.sql')];
    const written = await readFile(join(platform, 'drizzle/0000_schema.sql'), 'utf8');
    expect(written).toBe(parts.join('\n--> statement-breakpoint\n'));
  });
});
