import type { Pool } from 'pg';

/** What a refused request may write: that it was made, and who made it when. */
const traces: ReadonlySet<string> = new Set([
  'api_logs',
  'bearer_sessions',
  'idempotency_keys',
  'processor_sessions',
  'sign_ons',
]);

/** Tells something of the database as it is within a transaction; told the same twice, nothing was written. */
export type WrittenProbe = (inside: Pool) => Promise<string>;

/**
 * How often rows of each table were written since this transaction began, as the server counts it: at no
 * cost, but rows that were taken back are counted as well.
 */
export const triedToWrite: WrittenProbe = async (inside) => {
  const { rows } = await inside.query<{ name: string; tries: string }>(
    `select relname as name, n_tup_ins + n_tup_upd + n_tup_del as tries from pg_stat_xact_user_tables
     where n_tup_ins + n_tup_upd + n_tup_del > 0 order by 1`,
  );
  return JSON.stringify(rows.filter(({ name }) => !traces.has(name)));
};

/**
 * What is in every table, as far as it takes to see whether anything was written since: how many rows, and
 * where each lies and who wrote it last. For the transaction it is asked in.
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
