import type { Pool } from 'pg';

/** What a refused request may write: that it was made, and who made it when. */
const traces: ReadonlySet<string> = new Set([
  'api_logs',
  'bearer_sessions',
  'idempotency_keys',
  'processor_sessions',
  'sign_ons',
]);

/**
 * What is in every table, as far as it takes to see whether anything was written since: how many rows,
 * and the latest change of any. For the transaction it is asked in.
 */
export async function createWrittenProbe(pool: Pool): Promise<(pool: Pool) => Promise<string>> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const parts = rows
    .filter(({ name }) => !traces.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) as rows, max(xmin::text::bigint) as latest from "${name}"`,
    );
  const statement = `select string_agg(concat_ws(' ', name, rows, latest), E'\\n' order by name) as held
    from (${parts.join(' union all ')}) every_table`;
  return async (inside) => {
    const { rows: found } = await inside.query<{ held: string }>(statement);
    return found[0]?.held ?? '';
  };
}
