import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client, type ClientBase, type Pool } from 'pg';
import type { Database } from './connection.ts';

/** migration-files.test.ts checks every file against the rules for migrations. */
const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/**
 * How a database's schema compares to this version's: it has none, lacks migrations, is the same, has more of them
 * (from a newer process), or different ones.
 */
export type SchemaState = 'empty' | 'behind' | 'current' | 'newer' | 'other';

const isPrefix = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((hash, index) => hash === whole[index]);

/** @param applied hashes of the database's migrations, the oldest first. */
export function compareSchemas(
  applied: readonly string[],
  known: readonly string[],
): Exclude<SchemaState, 'empty'> {
  if (isPrefix(applied, known)) return applied.length === known.length ? 'current' : 'behind';
  return isPrefix(known, applied) ? 'newer' : 'other';
}

const readFiles = (folder: string) => readMigrationFiles({ migrationsFolder: folder });
type MigrationFile = ReturnType<typeof readFiles>[number];

const appliedText = 'select hash from migrations order by id';

/** @returns a function that checks a database's schema with one query, without reading files again. */
export function createSchemaProbe(
  pool: Pool,
  folder = migrationsFolder,
): () => Promise<SchemaState> {
  const known = readFiles(folder).map(({ hash }) => hash);
  return async () => {
    const { rows } = await pool.query<{ hash: string }>(appliedText);
    return compareSchemas(
      rows.map(({ hash }) => hash),
      known,
    );
  };
}

async function readState(database: Database, folder?: string): Promise<SchemaState> {
  const { rows } = await database.execute<{ found: string | null }>(
    sql`select to_regclass('public.migrations')::text as found`,
  );
  return rows[0]?.found === null ? 'empty' : createSchemaProbe(database.$client, folder)();
}

const ofAnotherVersion =
  'This data was made by another version of the platform, and nothing in it was changed: run `npm run reset` to start with new data, or point DATABASE_URL at an empty database.';

const unprepared: Readonly<Record<'empty' | 'behind', string>> = {
  empty: 'This database has no tables yet: run the same command with --migrate first.',
  behind:
    'This database lacks migrations of this version: run the same command with --migrate first. Processes of the version before keep working meanwhile.',
};

/** The database's table of applied migrations. */
const ledgerOfMigrations = `create table if not exists migrations (
  id serial primary key, hash text not null, created_at bigint)`;

const noteDone = (client: ClientBase, { hash, folderMillis }: MigrationFile) =>
  client.query('insert into migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);

/** If a table's readers hold a lock longer than this, retry later: everybody after it would have to wait, too. */
const lockPatience = '5s';

/** All or nothing. */
async function inOne(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query('begin');
  try {
    await client.query(
      `set local statement_timeout = 0; set local lock_timeout = '${lockPatience}'`,
    );
    for (const statement of file.sql) await client.query(statement);
    await noteDone(client, file);
    await client.query('commit');
  } catch (problem) {
    await client.query('rollback').catch(() => undefined);
    throw problem;
  }
}

const indexName = /\bindex\s+concurrently\s+(?:if\s+(?:not\s+)?exists\s+)?("[^"]+"|\w+)/i;

/** The database's maximum. A pooler rightly refuses the setting, since another client gets its connection next. */
const withoutEndMs = 2_147_483_647;

const ownAddressNeeded =
  'This version makes indexes beside tables that are in use: run --migrate with the address of PostgreSQL itself, not of a pooler.';

async function connectDirectly(pool: Pool): Promise<Client> {
  const { connectionString } = pool.options;
  const client = new Client({ connectionString, statement_timeout: withoutEndMs });
  try {
    await client.connect();
    return client;
  } catch (problem) {
    const isRefused = problem instanceof Error && problem.message.includes('startup parameter');
    throw isRefused ? new Error(ownAddressNeeded, { cause: problem }) : problem;
  }
}

/**
 * Creates indexes while tables are in use, outside any transaction. A failed attempt can leave an invalid index, which
 * is dropped before the next.
 */
async function besides(pool: Pool, file: MigrationFile): Promise<void> {
  const client = await connectDirectly(pool);
  try {
    for (const statement of file.sql) {
      const [, name] = indexName.exec(statement) ?? [];
      if (name !== undefined && /^\s*create/i.test(statement)) {
        await client.query(`drop index concurrently if exists ${name}`);
      }
      await client.query(statement);
    }
    await noteDone(client, file);
  } finally {
    await client.end();
  }
}

const isBeside = ({ sql: statements }: MigrationFile): boolean =>
  statements.some((statement) => indexName.test(statement));

async function apply(pool: Pool, folder: string): Promise<void> {
  await pool.query(ledgerOfMigrations);
  const { rows } = await pool.query<{ hash: string }>(appliedText);
  for (const file of readFiles(folder).slice(rows.length)) {
    if (isBeside(file)) {
      await besides(pool, file);
      continue;
    }
    const client = await pool.connect();
    try {
      await inOne(client, file);
    } finally {
      client.release();
    }
  }
}

/**
 * Migrates the database to this version's schema. Migrations only go forward; a database migrated by a newer version
 * stays unchanged. Creating indexes while tables are in use needs PostgreSQL's own address, not a pooler's.
 * @throws Error for a database of another version: before 1.0, no version can be migrated to another.
 */
export async function applyMigrations(
  database: Database,
  folder = migrationsFolder,
): Promise<SchemaState> {
  const state = await readState(database, folder);
  if (state === 'other') throw new Error(ofAnotherVersion);
  if (state !== 'newer') await apply(database.$client, folder);
  return state;
}

/** Changes nothing. @throws Error for a database on which this version can't run yet. */
export async function requireSchema(database: Database): Promise<SchemaState> {
  const state = await readState(database);
  if (state === 'other') throw new Error(ofAnotherVersion);
  if (state === 'empty' || state === 'behind') throw new Error(unprepared[state]);
  return state;
}
