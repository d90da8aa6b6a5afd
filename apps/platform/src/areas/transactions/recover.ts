import { and, asc, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { ResolveOperation } from '../../api/idempotency/run-once.ts';
import type { Services } from '../../api/services.ts';
import { transactions } from '../../database/schema/index.ts';
import { rowByRow } from '../../jobs/row-by-row.ts';
import { inquire } from './ask-processor.ts';
import { finish } from './finish.ts';
import { isOnItsWay } from './operate.ts';
import { findTransaction, ofTransaction, type TransactionRow } from './store.ts';
import { undoDeclined } from './undo.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf'>;

/**
 * Another process of the platform may have an operation on its way for as long as its time limit
 * allows; only well after that does 'never heard of it' mean that it was never sent.
 */
const onItsWayMs = 60_000;
/** Rows read at a time. */
const atOnce = 200;

/** Asks after a pending operation. What stays unknown stays as it is. */
async function findOut(services: Needs, row: TransactionRow): Promise<TransactionRow> {
  const finding = await inquire(services.processorOf(row.provider), row.processorReference);
  if (finding.kind === 'unknown') return row;
  const at = await services.clock.now();
  const { row: finished } = await finish(services.database, row, finding, at);
  await undoDeclined(services.processorOf(row.provider), finding, finished);
  return finished;
}

/** Finds out about one operation, for a repeated call with its key. */
export const createResolve =
  (services: Needs): ResolveOperation =>
  async (transactionId) => {
    const row = await findTransaction(services.database, transactionId);
    if (row && row.outcome !== 'pending') return 'decided';
    if (row?.status !== 'unknown') return 'running';
    const found = await findOut(services, row);
    return found.outcome === 'pending' ? 'unknown' : 'decided';
  };

/** The oldest operations left pending, from after one of them on. */
function pendingBefore({ database }: Needs, until: Date, after?: TransactionRow) {
  const { outcome, paymentType, createdAt, transactionId } = transactions;
  return database
    .select()
    .from(transactions)
    .where(
      and(
        eq(outcome, 'pending'),
        // An eCheck's refund waits for its file.
        ne(paymentType, 'eCheck'),
        lte(createdAt, until),
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
 * Inquires after every operation left pending, oldest first: by a crash between the two database
 * transactions, or because its response was lost. Completes row, ledger and the key's response.
 * @param olderThanMs how old, in business time, an operation must be. At the start of the only
 * process nothing is on its way and 0 will do.
 * @returns how many were decided.
 */
export async function recoverPending(services: Needs, olderThanMs = onItsWayMs): Promise<number> {
  const until = new Date((await services.clock.now()).getTime() - olderThanMs);
  let decided = 0;
  let rows = await pendingBefore(services, until);
  while (rows.length > 0) {
    decided += await rowByRow(rows, ofTransaction, async (row) => {
      if (isOnItsWay(row.transactionId)) return false;
      return (await findOut(services, row)).outcome !== 'pending';
    });
    rows = rows.length < atOnce ? [] : await pendingBefore(services, until, rows.at(-1));
  }
  return decided;
}
