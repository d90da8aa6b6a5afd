import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connection.ts';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Where the database keeps which migrations it has. */
export const migrationsTable = { migrationsSchema: 'public', migrationsTable: 'migrations' };

/** Brings the database to this version's schema. Migrations only go forward. */
export const applyMigrations = (database: Database): Promise<void> =>
  migrate(database, { migrationsFolder, ...migrationsTable });
