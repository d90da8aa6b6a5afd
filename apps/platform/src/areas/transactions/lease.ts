import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { Lease } from '../../processors/leased.ts';
import type { TransactionRow } from './store.ts';

/*
 * Only the process that holds an operation's lease may send it. Whoever takes it over, once it ran out, shuts
 * the old sender out before it decides anything: a process that stood still finds its lease lost when it wakes.
 */

const t = transactions;

/** Well beyond the time limit of a call. */
const leaseSeconds = 30;

const lasting = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
/** Of an operation that nobody may be sending right now. */
export const isUnleased = or(isNull(t.leaseUntil), lte(t.leaseUntil, sql`clock_timestamp()`));

/** Of a new operation: its sender's from the start. */
export const firstLease = () => ({ leaseHolder: newId('lse'), leaseUntil: lasting });

/** Of an operation that nobody sends any more. */
export const noLease = { leaseHolder: null, leaseUntil: null } as const;

const held = (
  database: Database,
  { transactionId }: Pick<TransactionRow, 'transactionId'>,
  holder: string,
  reference: string,
): Lease =>
  new Lease(reference, async () => {
    const renewed = await database
      .update(t)
      .set({ leaseUntil: lasting, sendingAt: sql`clock_timestamp()` })
      .where(
        and(
          eq(t.transactionId, transactionId),
          eq(t.leaseHolder, holder),
          sql`${t.leaseUntil} > clock_timestamp()`,
        ),
      )
      .returning({ transactionId: t.transactionId });
    return renewed.length > 0;
  });

/** The lease that an operation was begun with. */
export const leaseOf = (
  database: Database,
  row: Pick<TransactionRow, 'transactionId' | 'leaseHolder' | 'processorReference'>,
): Lease => held(database, row, row.leaseHolder ?? '', row.processorReference);

async function takeOver(
  database: Database,
  transactionId: string,
  condition: SQL | undefined,
): Promise<TransactionRow | undefined> {
  const [row] = await database
    .update(t)
    .set({ leaseHolder: newId('lse'), leaseUntil: lasting })
    .where(and(eq(t.transactionId, transactionId), condition, isUnleased))
    .returning();
  return row;
}

/** Takes a pending operation over whose lease ran out, and so shuts its sender out. */
export const takeOverPending = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, eq(t.outcome, 'pending'));

/** Takes over an eCheck, or a refund of one, that waits for its file. */
export const takeOverWaiting = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, and(eq(t.paymentType, 'eCheck'), eq(t.status, 'pending')));

/** What the processor approved of an operation that came to nothing here, and still has to give back. */
export const isReversalOwed = and(isNotNull(t.undoAmount), isNull(t.undoneAt));

/** Takes over an operation that the processor has to give back. */
export const takeOverReversal = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, isReversalOwed);

/** The lease of giving it back, by a reference of its own. */
export const undoLease = (
  database: Database,
  row: Pick<TransactionRow, 'transactionId' | 'leaseHolder' | 'processorReference'>,
  how: 'void' | 'refund',
): Lease =>
  held(
    database,
    row,
    row.leaseHolder ?? '',
    `${row.processorReference}_undo${how === 'refund' ? '_refund' : ''}`,
  );

/** Ends every lease: for a process that has the database to itself, whose predecessors are dead. */
export async function endLeases(database: Database): Promise<void> {
  await database.update(t).set(noLease).where(isNotNull(t.leaseUntil));
}
