import { and, asc, eq, gt, ne, or } from 'drizzle-orm';
import type { ResolveOperation } from '../../http/idempotency/run-once.ts';
import type { Services } from '../../http/services.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import type { RulesInForce } from '../risk-rules/store.ts';
import { close, type Finding } from './ask-processor.ts';
import { type Finished, finish } from './finish.ts';
import { isUnleased, takeOverPending } from './lease.ts';
import { reverse, reverseOwed } from './reverse.ts';
import { findTransaction, ofTransaction, type TransactionRow } from './store.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>;

/** Rows per read. */
const atOnce = 200;

/**
 * Records an operation's outcome, and then reverses what is owed.
 * @param watch the rules for a card sale, if already loaded.
 */
export async function recordOutcome(
  services: Needs,
  row: TransactionRow,
  finding: Finding,
  watch?: RulesInForce,
): Promise<Finished> {
  const at = await services.clock.now();
  const finished = await finish(services, row, finding, at, watch);
  const { undoAmount, undoneAt, transactionId } = finished.row;
  if (undoAmount !== null && undoneAt === null) await reverse(services, transactionId);
  return finished;
}

/**
 * Settles a pending operation whose sender's lease expired. Fences the sender first, so an operation that wasn't sent
 * never will be, and a processor without a record of it won't accept it any more.
 * @returns undefined while another process may be sending it. An unknown outcome is left unchanged.
 */
async function findOut(services: Needs, id: string): Promise<TransactionRow | undefined> {
  const row = await takeOverPending(services.database, id);
  if (!row) return undefined;
  const isUnsent = row.sendingAt === null && row.status === 'pending';
  const finding: Finding = isUnsent
    ? { kind: 'never-sent' }
    : await close(services.processorOf(row.provider), row.processorReference);
  return (await recordOutcome(services, row, finding)).row;
}

/** Finds the outcome of one operation, for a retry with its idempotency key. */
export const createResolve =
  (services: Needs): ResolveOperation =>
  async (transactionId) => {
    const found = await findOut(services, transactionId);
    if (found) return found.outcome === 'pending' ? 'unknown' : 'decided';
    const row = await findTransaction(services.database, transactionId);
    return row && row.outcome !== 'pending' ? 'decided' : 'running';
  };

/** The oldest pending operations, after a given one. */
function pendingAfter({ database }: Needs, after?: TransactionRow) {
  const { outcome, paymentType, createdAt, transactionId } = transactions;
  return database
    .select()
    .from(transactions)
    .where(
      and(
        eq(outcome, 'pending'),
        // An eCheck refund waits for its ACH file.
        ne(paymentType, 'eCheck'),
        isUnleased,
        after &&
          or(
            gt(createdAt, after.createdAt),
            and(eq(createdAt, after.createdAt), gt(transactionId, after.transactionId)),
          ),
      ),
    )
    .orderBy(asc(createdAt), asc(transactionId))
    .limit(atOnce);
}

/**
 * Finds the outcome of every pending operation without a live lease, oldest first: after a crash between the two
 * database transactions, a stalled process, or a lost response. Completes the row, the ledger and the key's response,
 * and reverses what is owed.
 * @returns how many were decided or reversed.
 */
export async function recoverPending(services: Needs): Promise<number> {
  let decided = 0;
  let rows = await pendingAfter(services);
  while (rows.length > 0) {
    decided += await rowByRow(rows, ofTransaction, async ({ transactionId }) => {
      const found = await findOut(services, transactionId);
      return found !== undefined && found.outcome !== 'pending';
    });
    rows = rows.length < atOnce ? [] : await pendingAfter(services, rows.at(-1));
  }
  return decided + (await reverseOwed(services));
}
