import type { Pool } from 'pg';

/** What a refused request may write: traces of the request and its caller. */
const traces: ReadonlySet<string> = new Set([
  'api_logs',
  'bearer_sessions',
  'idempotency_keys',
  'processor_sessions',
  'sign_ons',
]);

/** A fingerprint of the database within a transaction; if two are equal, nothing was written in between. */
export type WrittenProbe = (inside: Pool) => Promise<string>;

/**
 * How often rows of each table were written in this transaction, from the server's own counters: free, but includes
 * rolled-back rows.
 */
export const triedToWrite: WrittenProbe = async (inside) => {
  const { rows } = await inside.query<{ name: string; tries: string }>(
    `select relname as name, n_tup_ins + n_tup_upd + n_tup_del as tries from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1`,
  );
  return JSON.stringify(rows.filter(({ name }) => !traces.has(name)));
};

/**
 * A fingerprint of every table that changes with any write: the number of rows, and each row's location and last
 * writer. Only valid in its own transaction.
 */
export async function createWrittenProbe(pool: Pool): Promise<WrittenProbe> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const parts = rows
    .filter(({ name }) => !traces.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) as rows, sum(hashtext(concat(ctid, xmin))) as places from "${name}"`,
    );
  const statement = `select string_agg(concat_ws(' ', name, rows, places), E'\\n' order by name) as held
    from (${parts.join(' union all ')}) every_table`;
  return async (inside) => {
    const { rows: found } = await inside.query<{ held: string }>(statement);
    return found[0]?.held ?? '';
  };
}
