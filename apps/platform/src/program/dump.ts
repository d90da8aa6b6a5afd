import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as z from 'zod/mini';
import { mergeAllTallies } from '../areas/reporting/merge-tallies.ts';
import { withoutTimeouts } from '../kernel/database/without-timeouts.ts';
import { ledgerHash } from '../kernel/ledger/hash.ts';
import { mergeAllLedgerTallies } from '../kernel/ledger/tallies.ts';

/*
 * Dumps all of a platform's data into files: one per table in COPY's text format, and a manifest. The embedded server's
 * package has no pg_dump; this only needs a connection.
 */

const manifestName = 'manifest.json';
/** A dump contains sign-in secrets and personal data. */
const ownersAlone = 0o600;

const manifestSchema = z.object({
  /** The hash of each migration in the schema, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.number() })),
  /** The result of `ledgerHash`. */
  ledgerHash: z.string(),
});
export type DumpManifest = z.output<typeof manifestSchema>;

/**
 * Tables that are rebuilt: every start writes its own, the database sums operations and ledger entries as they are
 * inserted, and limit windows last a minute. Jobs aren't dumped either, as they come due again.
 */
const notData = [
  'migrations',
  'start_lock',
  'transaction_tallies',
  'ledger_tallies',
  'limit_windows',
];
const notDataSchemas = ['pg_catalog', 'information_schema', 'jobs'];

const texts = async (client: PoolClient, statement: string, values: unknown[] = []) => {
  const { rows } = await client.query<{ value: string }>(statement, values);
  return rows.map(({ value }) => value);
};

const migrationsOf = (client: PoolClient): Promise<string[]> =>
  texts(client, 'select hash as value from migrations order by created_at, id');

/** Tables, each after those it references. */
async function tablesOf(client: PoolClient): Promise<string[]> {
  const names = await texts(
    client,
    `select format('%I.%I', table_schema, table_name) as value from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema <> all($1) and table_name <> all($2)
     order by 1`,
    [notDataSchemas, notData],
  );
  const { rows } = await client.query<{ table: string; needs: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, format('%I.%I', m.nspname, d.relname) as needs
     from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class d on d.oid = f.confrelid join pg_namespace m on m.oid = d.relnamespace
     where f.contype = 'f' and f.conrelid <> f.confrelid`,
  );
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { table, needs } of rows) if (table === name) visit(needs);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}

const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy`);

/** The columns of a table by name, so that their order doesn't matter. */
async function columnsOf(client: PoolClient, table: string): Promise<string> {
  const names = await texts(
    client,
    `select attname as value from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attname collate "C"`,
    [table],
  );
  return names.map(escapeIdentifier).join(', ');
}

async function rowsOf(client: PoolClient, table: string): Promise<number> {
  const [count] = await texts(client, `select count(*)::text as value from ${table}`);
  return Number(count);
}

/** Writes a consistent snapshot of all data while the platform runs. @param folder created here. */
export async function dumpDatabase(pool: Pool, folder: string): Promise<DumpManifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = async (client: PoolClient): Promise<DumpManifest> => {
    const tables: DumpManifest['tables'] = [];
    for (const name of await tablesOf(client)) {
      const columns = await columnsOf(client, name);
      const stream = client.query(copyTo(`copy ${name} (${columns}) to stdout`));
      await pipeline(stream, createWriteStream(fileOf(folder, name), { mode: ownersAlone }));
      tables.push({ name, rows: await rowsOf(client, name) });
    }
    const manifest: DumpManifest = {
      migrations: await migrationsOf(client),
      tables,
      ledgerHash: await ledgerHash(drizzle(client)),
    };
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeFile(join(folder, manifestName), text, { mode: ownersAlone });
    return manifest;
  };
  return withoutTimeouts(pool, work, 'isolation level repeatable read read only');
}

/**
 * Reads a dump into an empty database with the same schema, all or nothing.
 * @throws Error when the schemas differ, the database isn't empty, or the restored data differ from the dump.
 */
export async function restoreDatabase(pool: Pool, folder: string): Promise<DumpManifest> {
  const text = await readFile(join(folder, manifestName), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  await withoutTimeouts(pool, async (client) => {
    if ((await migrationsOf(client)).join() !== manifest.migrations.join()) {
      throw new Error('The dump is of another version of the platform.');
    }
    for (const { name, rows } of manifest.tables) {
      if ((await rowsOf(client, name)) > 0) throw new Error(`${name} is not empty.`);
      const columns = await columnsOf(client, name);
      const stream = client.query(copyFrom(`copy ${name} (${columns}) from stdin`));
      await pipeline(createReadStream(fileOf(folder, name)), stream);
      if ((await rowsOf(client, name)) !== rows) throw new Error(`${name} came in incomplete.`);
    }
    if ((await ledgerHash(drizzle(client))) !== manifest.ledgerHash) {
      throw new Error('The ledger that was read is not the one that was written.');
    }
    await mergeAllTallies(drizzle(client));
    await mergeAllLedgerTallies(drizzle(client));
  });
  return manifest;
}
