import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { Lease } from '../../processors/leased.ts';
import type { TransactionRow } from './store.ts';

/*
 * Only the process that holds an operation's lease may send it. A process that takes over an expired lease fences the
 * old sender before it decides anything; a stalled process finds its lease lost when it resumes.
 */

const t = transactions;

/** Well above a call's timeout. */
const leaseSeconds = 30;

const lasting = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
/** No process holds the operation's lease. */
export const isUnleased = or(isNull(t.leaseUntil), lte(t.leaseUntil, sql`clock_timestamp()`));

/** A new operation's lease, held by its sender from the start. */
export const firstLease = () => ({ leaseHolder: newId('lse'), leaseUntil: lasting });

/** For an operation that no process sends any more. */
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

/** The lease that an operation began with. */
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

/** Takes over a pending operation whose lease expired, and so fences its sender. */
export const takeOverPending = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, eq(t.outcome, 'pending'));

/** Takes over an eCheck, or an eCheck refund, that waits for its ACH file. */
export const takeOverWaiting = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, and(eq(t.paymentType, 'eCheck'), eq(t.status, 'pending')));

/** The processor approved an operation that failed here, and the reversal isn't done yet. */
export const isReversalOwed = and(isNotNull(t.undoAmount), isNull(t.undoneAt));

/** Takes over an operation that must be reversed at the processor. */
export const takeOverReversal = (database: Database, transactionId: string) =>
  takeOver(database, transactionId, isReversalOwed);

/** The lease for the reversal, with its own processor reference. */
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

/** Ends every lease: for a process that has the database to itself, since its predecessors are dead. */
export async function endLeases(database: Database): Promise<void> {
  await database.update(t).set(noLease).where(isNotNull(t.leaseUntil));
}
