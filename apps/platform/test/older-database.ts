import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Database } from '../src/database/connection.ts';
import { migrationsFolder, migrationsTable } from '../src/database/migrate.ts';

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** Brings an empty database to the schema of an earlier version. @param last tag of its last migration. */
export async function migrateUpTo(database: Database, last: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'payfac-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const end = journal.entries.findIndex(({ tag }) => tag === last);
    if (end === -1) throw new RangeError(`No migration is named ${last}.`);
    const entries = journal.entries.slice(0, end + 1);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await migrate(database, { migrationsFolder: folder, ...migrationsTable });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const fillers: Readonly<Record<string, unknown>> = {
  text: 'x',
  jsonb: '{}',
  boolean: false,
  integer: 0,
  bigint: 0,
  ARRAY: [],
  date: '2026-01-05',
  'timestamp with time zone': '2026-01-05T15:30:00.000Z',
};

/** Writes a row of a schema that the code no longer has: what it must have and is not given is filled in. */
export async function insertRow(
  pool: Pool,
  table: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema || '.' || table_name = $1 and is_nullable = 'NO' and column_default is null`,
    [table.includes('.') ? table : `public.${table}`],
  );
  const needed = Object.fromEntries(rows.map(({ name, type }) => [name, fillers[type]]));
  const entries = Object.entries({ ...needed, ...given });
  await pool.query(
    `insert into ${table} (${entries.map(([name]) => name).join()})
     values (${entries.map((_, at) => `$${at + 1}`).join()})`,
    entries.map(([, value]) => value),
  );
}
