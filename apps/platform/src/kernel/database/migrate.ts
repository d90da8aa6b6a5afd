import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Where the database keeps which migrations it has. */
const migrationsTable = { migrationsSchema: 'public', migrationsTable: 'migrations' };

const readHashes = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await database.execute<{ hash: string }>(sql`select hash from migrations`);
  return rows.map(({ hash }) => hash);
};

async function isOfAnotherVersion(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ found: string | null }>(
    sql`select to_regclass('public.migrations')::text as found`,
  );
  if (rows[0]?.found === null) return false;
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  return (await readHashes(database)).some((hash) => !known.has(hash));
}

/**
 * Brings the database to this version's schema. Migrations only go forward.
 * @throws Error for a database that another version made: before 1.0 there is no way from one to the next.
 */
export async function applyMigrations(database: Database): Promise<void> {
  if (await isOfAnotherVersion(database)) {
    throw new Error(
      'This data was made by another version of the platform, and nothing in it was changed: run `npm run reset` to start with new data, or point DATABASE_URL at an empty database.',
    );
  }
  await migrate(database, { migrationsFolder, ...migrationsTable });
}
