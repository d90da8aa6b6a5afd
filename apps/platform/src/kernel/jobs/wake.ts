import type { JobName } from '@payfac/domain/jobs';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Queryable } from '../database/connection.ts';

let sender: PgBoss | undefined;

/** Sets this process's queue; undefined once it ends. */
export function sendBy(queue: PgBoss | undefined): void {
  sender = queue;
}

/**
 * Runs a job as soon as the transaction commits, instead of at its next scheduled run, and not if it rolls back. A
 * process without a queue leaves it to the others' schedules.
 */
export async function wakeJob(transaction: Queryable, name: JobName): Promise<void> {
  await sender?.send(name, null, { db: fromDrizzle(transaction, sql) });
}
