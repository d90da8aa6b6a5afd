import { escapeIdentifier, type Pool } from 'pg';
import { exclusively } from './exclusively.ts';

/*
 * What every connection of the platform begins with, whichever process or pooler opens it. The database keeps it
 * for the platform's role in the platform's database: a pooler refuses such settings at the start of a connection,
 * and one that is set on a connection stays with whoever is lent it next.
 */

const settings = {
  /** The longest wait for a statement, and for a lock. Work that may take longer says so, with `set local`. */
  statement_timeout: '15s',
  /** Of a process that stands still in a transaction; its locks go with it. */
  idle_in_transaction_session_timeout: '30s',
  TimeZone: 'UTC',
  /** Compiling takes longer than any statement here. */
  jit: 'off',
} as const;

const wished = Object.entries(settings).map(([name, value]) => ({ name, value }));

async function readKept(pool: Pool): Promise<{ database: string; kept: ReadonlySet<string> }> {
  const { rows } = await pool.query<{ database: string; kept: string[] | null }>(
    `select current_database() as database,
      (select setconfig from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
        join pg_database d on d.oid = s.setdatabase
        where r.rolname = current_user and d.datname = current_database()) as kept`,
  );
  return { database: rows[0]?.database ?? '', kept: new Set(rows[0]?.kept) };
}

const isWhole = (kept: ReadonlySet<string>): boolean =>
  wished.every(({ name, value }) => kept.has(`${name}=${value}`));

/**
 * Has the database keep the settings; connections that are opened from then on have them. A role may always
 * set its own.
 */
export async function keepSessionSettings(pool: Pool): Promise<void> {
  if (isWhole((await readKept(pool)).kept)) return;
  await exclusively(pool, async () => {
    const { database, kept } = await readKept(pool);
    for (const { name, value } of wished) {
      if (kept.has(`${name}=${value}`)) continue;
      await pool.query(
        `alter role current_user in database ${escapeIdentifier(database)} set ${name} = '${value}'`,
      );
    }
  });
}
