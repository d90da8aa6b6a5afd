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

/** Rows read at a time. */
const atOnce = 200;

/**
 * Writes down what became known of an operation, and gives back what is owed then.
 * @param watch the rules over a card sale, when they are at hand.
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
 * Finds out about a pending operation whose sender's time is over, and shuts it out first: nothing was sent
 * when it had not come to that, and what the processor never heard of, it won't take any more.
 * @returns undefined while somebody may be sending it. What stays unknown stays as it is.
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

/** Finds out about one operation, for a repeated call with its key. */
export const createResolve =
  (services: Needs): ResolveOperation =>
  async (transactionId) => {
    const found = await findOut(services, transactionId);
    if (found) return found.outcome === 'pending' ? 'unknown' : 'decided';
    const row = await findTransaction(services.database, transactionId);
    return row && row.outcome !== 'pending' ? 'decided' : 'running';
  };

/** The oldest operations left pending, from after one of them on. */
function pendingAfter({ database }: Needs, after?: TransactionRow) {
  const { outcome, paymentType, createdAt, transactionId } = transactions;
  return database
    .select()
    .from(transactions)
    .where(
      and(
        eq(outcome, 'pending'),
        // An eCheck's refund waits for its file.
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
 * Finds out about every operation that nobody may be sending any more, oldest first: left pending by a crash
 * between the two database transactions, by a process that stands still, or because its response was lost.
 * Completes row, ledger and the key's response, and gives back whatever is owed.
 * @returns how many were decided or given back.
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
