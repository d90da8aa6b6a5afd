import type { Pool } from 'pg';
import * as z from 'zod/mini';

/*
 * Finds what work writes within an open transaction: the tables, and the accounts whose rows it inserts or updates, so
 * that a trial's effects can be read before it is rolled back. A connection's counters continue across transactions, so
 * they are read before and after.
 */

const counts = z.array(z.object({ table: z.string(), written: z.coerce.number() }));
const tables = z.array(z.object({ table: z.string() }));
const accounts = z.array(z.object({ id: z.nullable(z.string()) }));

export interface Effects {
  /** The tables written to, sorted. */
  readonly tables: readonly string[];
  /** Ids of accounts with an inserted or updated row, sorted. */
  readonly accounts: readonly string[];
}

/**
 * Runs before and after each trial, so it is a prepared statement that only uses functions; the view joins much more.
 */
const rowsWritten = {
  name: 'rows written',
  text: `select relname as table, written
           from pg_class, lateral (select pg_stat_get_xact_tuples_inserted(oid)
             + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid) as written) n
          where relkind = 'r' and relnamespace = 'public'::regnamespace and written > 0
          order by 1`,
};

const countsOf = async (pool: Pool) => counts.parse((await pool.query(rowsWritten)).rows);

/** The tables among these whose rows belong to accounts. */
async function ofAccounts(pool: Pool, among: readonly string[]): Promise<readonly string[]> {
  if (among.length === 0) return [];
  const { rows } = await pool.query(
    `select attrelid::regclass::text as table from pg_attribute
      where attname = 'sub_merchant_id' and attrelid = any($1::regclass[])`,
    [among],
  );
  return tables.parse(rows).map(({ table }) => table);
}

/** Rows of any transaction in progress belong to this one, since nothing else uses the database. */
async function accountsWritten(pool: Pool, table: string): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select distinct sub_merchant_id as id from "${table}"
      where pg_xact_status(xmin::text::xid8) = 'in progress'`,
  );
  return accounts.parse(rows).flatMap(({ id }) => id ?? []);
}

/** @param ignored tables that any trial may write to. */
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
