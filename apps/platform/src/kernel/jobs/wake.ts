import type { JobName } from '@payfac/domain/jobs';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Queryable } from '../database/connection.ts';

let sender: PgBoss | undefined;

/** Names the queue of this process; none, once it ends. */
export function sendBy(queue: PgBoss | undefined): void {
  sender = queue;
}

/**
 * Has a job run as soon as the transaction is committed, and not at all when it is rolled back,
 * instead of at its next turn. A process without a queue leaves it to the others and their turns.
 */
export async function wakeJob(transaction: Queryable, name: JobName): Promise<void> {
  await sender?.send(name, null, { db: fromDrizzle(transaction, sql) });
}
