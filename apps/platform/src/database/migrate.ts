import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connection.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Brings the database to this version's schema. Migrations only go forward. */
export const applyMigrations = (database: Database): Promise<void> =>
  migrate(database, {
    migrationsFolder,
    migrationsSchema: 'public',
    migrationsTable: 'migrations',
  });
