import type { Pool } from 'pg';
import * as z from 'zod/mini';

/*
 * What work writes within a transaction that stays open: the tables, and the accounts whose rows it made
 * or changed. So a trial can be asked for its effects before it is taken back. Counts of a connection go
 * on from one transaction to the next, so they are read before and after.
 */

const counts = z.array(z.object({ table: z.string(), written: z.coerce.number() }));
const tables = z.array(z.object({ table: z.string() }));
const accounts = z.array(z.object({ id: z.nullable(z.string()) }));

export interface Effects {
  /** Names of the tables written to, sorted. */
  readonly tables: readonly string[];
  /** Ids of accounts with a row that was made or changed, sorted. */
  readonly accounts: readonly string[];
}

/** Asked before and after each trial: planned once, and by functions alone, as the view joins much more. */
const rowsWritten = {
  name: 'rows written',
  text: `select relname as table, written
           from pg_class, lateral (select pg_stat_get_xact_tuples_inserted(oid)
             + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid) as written) n
          where relkind = 'r' and relnamespace = 'public'::regnamespace and written > 0
          order by 1`,
};

const countsOf = async (pool: Pool) => counts.parse((await pool.query(rowsWritten)).rows);

/** Those of some tables whose rows are of accounts. */
async function ofAccounts(pool: Pool, among: readonly string[]): Promise<readonly string[]> {
  if (among.length === 0) return [];
  const { rows } = await pool.query(
    `select attrelid::regclass::text as table from pg_attribute
      where attname = 'sub_merchant_id' and attrelid = any($1::regclass[])`,
    [among],
  );
  return tables.parse(rows).map(({ table }) => table);
}

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
  for (const table of await ofAccounts(
    pool,
    changed.map(({ table: name }) => name),
  )) {
    for (const id of await accountsWritten(pool, table)) ids.add(id);
  }
  return {
    result,
    effects: { tables: changed.map(({ table }) => table), accounts: [...ids].toSorted() },
  };
}
