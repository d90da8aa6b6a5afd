import type { Pool } from 'pg';
import * as z from 'zod/mini';

/*
 * What work writes within a transaction that stays open: the tables, and the accounts whose rows it made
 * or changed. So a trial can be asked for its effects before it is taken back. Counts of a connection go
 * on from one transaction to the next, so they are read before and after.
 */

const counts = z.array(
  z.object({ table: z.string(), written: z.coerce.number(), isOfAccount: z.boolean() }),
);
const accounts = z.array(z.object({ id: z.nullable(z.string()) }));

export interface Effects {
  /** Names of the tables written to, sorted. */
  readonly tables: readonly string[];
  /** Ids of accounts with a row that was made or changed, sorted. */
  readonly accounts: readonly string[];
}

const countsOf = async (pool: Pool) =>
  counts.parse(
    (
      await pool.query(
        `select s.relname as table, s.n_tup_ins + s.n_tup_upd + s.n_tup_del as written,
                exists (select from pg_attribute a
                         where a.attrelid = s.relid and a.attname = 'sub_merchant_id')
                  as "isOfAccount"
           from pg_stat_xact_user_tables s
          where s.n_tup_ins + s.n_tup_upd + s.n_tup_del > 0
          order by 1`,
      )
    ).rows,
  );

/** Rows of a transaction in progress are those of this one: nobody else works on the database. */
async function accountsWritten(pool: Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select distinct sub_merchant_id as id from "${table}"
      where pg_xact_status(xmin::text::xid8) = 'in progress'`,
  );
  return accounts.parse(rows).flatMap(({ id }) => id ?? []);
}

/** @param ignored Tables that anything may write to. */
export async function withEffects<T>(
  pool: Pool,
  ignored: ReadonlySet<string>,
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly effects: Effects }> {
  const before = new Map((await countsOf(pool)).map(({ table, written }) => [table, written]));
  const result = await work();
  const changed = (await countsOf(pool)).filter(
    ({ table, written }) => !ignored.has(table) && written > (before.get(table) ?? 0),
  );
  const ids = new Set<string>();
  for (const { table } of changed.filter(({ isOfAccount }) => isOfAccount)) {
    for (const id of await accountsWritten(pool, table)) ids.add(id);
  }
  return {
    result,
    effects: { tables: changed.map(({ table }) => table), accounts: [...ids].toSorted() },
  };
}
