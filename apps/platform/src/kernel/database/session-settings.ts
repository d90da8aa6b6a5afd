import { escapeIdentifier, type Pool } from 'pg';
import { exclusively } from './exclusively.ts';

/*
 * The settings that every connection of the platform starts with, whichever process or pooler opens it. The database
 * stores them for the platform's role in its database: a pooler refuses such settings at the start of a connection, and
 * a setting made on a connection stays with its next user.
 */

const settings = {
  /** The longest wait for a statement, and for a lock. Longer work sets its own limit with `set local`. */
  statement_timeout: '15s',
  /** Ends the transaction of a process that hangs, with its locks. */
  idle_in_transaction_session_timeout: '30s',
  TimeZone: 'UTC',
  /** Turned off: compiling takes longer than any statement here. */
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

/** Stores the settings in the database; connections opened from then on have them. A role may always set its own. */
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
