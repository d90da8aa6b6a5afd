import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';
import type { Database, Transaction } from './connection.ts';

/** serialization_failure and deadlock_detected: retrying can succeed. */
const worthRepeating: ReadonlySet<string> = new Set(['40001', '40P01']);

/** drizzle wraps what the driver throws; the driver's error is its cause. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined
    ? databaseErrorOf(error.cause)
    : undefined;
}

const isWorthRepeating = (error: unknown): boolean =>
  worthRepeating.has(databaseErrorOf(error)?.code ?? '');

/**
 * A transaction on a connection that always returns to the pool; a connection whose `begin` failed is closed.
 * (drizzle's own transaction keeps such a connection, and a pool has few.)
 */
async function transact<T>(
  { $client: pool }: Database,
  work: (transaction: Transaction) => Promise<T>,
  settings?: PgTransactionConfig,
): Promise<T> {
  const client = await pool.connect();
  let hasBegun = false;
  try {
    return await drizzle(client).transaction((transaction) => {
      hasBegun = true;
      return work(transaction);
    }, settings);
  } finally {
    client.release(!hasBegun);
  }
}

/**
 * Runs work in one transaction, and retries it once if the database asks for that, as distributed engines do by design.
 * The work must therefore touch nothing but the database.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await transact(database, work);
  } catch (error) {
    if (!isWorthRepeating(error)) throw error;
    return transact(database, work);
  }
}

/** Runs reads that the database itself cancels after a time, in whole milliseconds. */
export function withStatementTimeout<T>(
  database: Database,
  milliseconds: number,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return transact(
    database,
    async (transaction) => {
      await transaction.execute(
        sql.raw(`set local statement_timeout = ${Math.trunc(milliseconds)}`),
      );
      return work(transaction);
    },
    { accessMode: 'read only' },
  );
}
