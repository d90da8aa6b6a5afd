import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import type { Database } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Where the database keeps which migrations it has. */
const migrationsTable = { migrationsSchema: 'public', migrationsTable: 'migrations' };

/**
 * Where a database's schema is, beside the one of this version: it has none yet, lacks migrations, has those of
 * this version, has more of them (a newer process brought them), or others.
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

const readKnown = (): readonly string[] =>
  readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

const appliedText = 'select hash from migrations order by id';

/** @returns asks a database with a schema where it is, in one query and without reading files again. */
export function createSchemaProbe(pool: Pool): () => Promise<SchemaState> {
  const known = readKnown();
  return async () => {
    const { rows } = await pool.query<{ hash: string }>(appliedText);
    return compareSchemas(
      rows.map(({ hash }) => hash),
      known,
    );
  };
}

async function readState(database: Database): Promise<SchemaState> {
  const { rows } = await database.execute<{ found: string | null }>(
    sql`select to_regclass('public.migrations')::text as found`,
  );
  return rows[0]?.found === null ? 'empty' : createSchemaProbe(database.$client)();
}

const ofAnotherVersion =
  'This data was made by another version of the platform, and nothing in it was changed: run `npm run reset` to start with new data, or point DATABASE_URL at an empty database.';

const unprepared: Readonly<Record<'empty' | 'behind', string>> = {
  empty: 'This database has no tables yet: run the same command with --migrate first.',
  behind:
    'This database lacks migrations of this version: run the same command with --migrate first. Processes of the version before keep working meanwhile.',
};

/**
 * Brings the database to this version's schema. Migrations only go forward; a database that a newer version
 * migrated is left as it is.
 * @throws Error for a database of another version: before 1.0 there is no way from one to the next.
 */
export async function applyMigrations(database: Database): Promise<SchemaState> {
  const state = await readState(database);
  if (state === 'other') throw new Error(ofAnotherVersion);
  if (state !== 'newer') await migrate(database, { migrationsFolder, ...migrationsTable });
  return state;
}

/** Changes nothing. @throws Error for a database on which this version can't run yet. */
export async function requireSchema(database: Database): Promise<SchemaState> {
  const state = await readState(database);
  if (state === 'other') throw new Error(ofAnotherVersion);
  if (state === 'empty' || state === 'behind') throw new Error(unprepared[state]);
  return state;
}
