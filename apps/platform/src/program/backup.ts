import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../kernel/database/connection.ts';
import { createDatabase, dropDatabase } from '../kernel/database/create-database.ts';
import { applyMigrations, requireSchema } from '../kernel/database/migrate.ts';
import { ledgerHash } from '../kernel/ledger/hash.ts';
import { ledgerViolations } from '../kernel/ledger/laws.ts';
import { type DumpManifest, dumpDatabase, restoreDatabase } from './dump.ts';
import { openStored } from './start/open-stored.ts';

/** The folder of a checked backup: a time in UTC, so that names sort by age. */
export const provedName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;
/** Until its check has passed, a backup has another name and doesn't count. */
const unproved = '.unproved';

export interface Backup {
  /** The backup's folder. */
  readonly folder: string;
  readonly manifest: DumpManifest;
}

/** Compares a dump's manifest with the database it was restored into. */
async function requireSame(url: string, manifest: DumpManifest): Promise<void> {
  const open = openDatabase(url, { poolSize: 2 });
  const { database, pool } = open;
  try {
    for (const { name, rows } of manifest.tables) {
      const counted = await pool.query<{ rows: string }>(`select count(*) as rows from ${name}`);
      const found = Number(counted.rows[0]?.rows);
      if (found !== rows) throw new Error(`${name} has ${found} rows, and ${rows} were saved.`);
    }
    const hash = await ledgerHash(database);
    if (hash !== manifest.ledgerHash) throw new Error(`The ledger restored is another: ${hash}.`);
    const [violation] = await ledgerViolations(database);
    if (violation !== undefined) throw new Error(`The ledger restored is broken: ${violation}`);
    await openStored(database);
  } finally {
    await open.close();
  }
}

const mayNotCreate = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === '42501';

/**
 * Restores a dump into a database of its own on the same server, compares the two, and drops that database.
 * @throws Error with the differences, or for a secret that can't be opened with the current keys.
 */
async function drill(databaseUrl: string, dump: string): Promise<void> {
  const name = `payfac_drill_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  try {
    await createDatabase(databaseUrl, name);
  } catch (problem) {
    if (!mayNotCreate(problem)) throw problem;
    const message = `A backup is restored into a database of its own, and ${url.username} may make none: run alter role ${url.username} createdb.`;
    throw new Error(message, { cause: problem });
  }
  try {
    const open = openDatabase(url.href, { poolSize: 2 });
    try {
      await applyMigrations(open.database);
      await requireSame(url.href, await restoreDatabase(open.pool, dump));
    } finally {
      await open.close();
    }
  } finally {
    await dropDatabase(databaseUrl, name);
  }
}

/**
 * Dumps all data into a folder below `parent`, restores it into an empty database, compares row counts, the ledger's
 * hash and its invariants, and opens every secret with the current keys. Then deletes the oldest backups. A failed
 * backup is removed, and none that passed is deleted because of it.
 * @param parent created here, readable only by its owner.
 * @param keep how many backups to keep, including this one.
 * @param databaseUrl a direct connection to PostgreSQL, as a role that may create databases.
 */
export async function backUp(
  databaseUrl: string,
  { parent, keep, now }: { readonly parent: string; readonly keep: number; readonly now: Date },
): Promise<Backup> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = join(parent, now.toISOString().replace(/[:.]/g, '-'));
  const draft = `${folder}${unproved}`;
  const open = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    await requireSchema(open.database);
    const manifest = await dumpDatabase(open.pool, draft);
    await drill(databaseUrl, draft);
    await rename(draft, folder);
    const proved = (await readdir(parent)).filter((name) => provedName.test(name)).toSorted();
    for (const name of proved.slice(0, -keep)) {
      await rm(join(parent, name), { recursive: true });
    }
    return { folder, manifest };
  } catch (problem) {
    await rm(draft, { recursive: true, force: true });
    throw problem;
  } finally {
    await open.close();
  }
}

/** One line for the operator about a backup's result. */
export function backupLine({ folder, manifest }: Backup): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${folder}: ${manifest.tables.length} tables, ${rows} rows, ledger ${manifest.ledgerHash}; restored and compared.`;
}
