import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { stateBesideDisputes } from '../areas/transactions/payment-state.ts';
import { change, note } from '../areas/transactions/store.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { batches, settlementFiles, subMerchants, transactions } from '../database/schema/index.ts';
import { rowByRow } from '../jobs/row-by-row.ts';
import { feePosting, reservePosting } from '../ledger/postings.ts';
import { writePostings } from '../ledger/store.ts';
import { emitEvent } from '../webhooks/emit.ts';
import { cutUpTo, dueGroups, type Group } from './due.ts';
import { feeOf, totalsOf } from './totals.ts';

type Row = typeof transactions.$inferSelect;

/** The payments under their locks, in one order everywhere; those acted upon right now are left out. */
async function lockRows(transaction: Transaction, group: Group): Promise<Row[]> {
  const ids = [...group.transactionIds];
  const found = await transaction
    .select({ paymentId: transactions.rootTransactionId })
    .from(transactions)
    .where(inArray(transactions.transactionId, ids));
  const paymentIds = [...new Set(found.map(({ paymentId }) => paymentId))];
  const payments = await transaction
    .select({ id: transactions.transactionId, status: transactions.status })
    .from(transactions)
    .where(inArray(transactions.transactionId, paymentIds))
    .orderBy(asc(transactions.transactionId))
    .for('update');
  const voiding = await transaction
    .select({ paymentId: transactions.rootTransactionId })
    .from(transactions)
    .where(
      and(
        inArray(transactions.rootTransactionId, paymentIds),
        eq(transactions.operation, 'void'),
        inArray(transactions.outcome, ['pending']),
      ),
    );
  const out = new Set([
    ...voiding.map(({ paymentId }) => paymentId),
    ...payments.filter(({ status }) => status === 'voided').map(({ id }) => id),
  ]);
  const rows = await transaction
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.transactionId, ids),
        isNull(transactions.batchId),
        eq(transactions.outcome, 'success'),
      ),
    )
    .orderBy(asc(transactions.createdAt), asc(transactions.transactionId));
  return rows.filter(({ rootTransactionId }) => !out.has(rootTransactionId));
}

/** The payment of a sale or capture is settled now; what was refunded of it before stays refunded. */
async function settlePayment(
  transaction: Transaction,
  row: Row,
  settled: { readonly batchId: string; readonly feeAmount: Row['feeAmount'] },
  at: Date,
): Promise<void> {
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(eq(transactions.transactionId, row.rootTransactionId));
  if (!payment) return;
  const status = stateBesideDisputes({ ...payment, settledAt: at });
  await change(transaction, payment.transactionId, { ...settled, status, settledAt: at }, at);
  await note(transaction, payment, { event: 'settled', message: 'Settled', at });
}

function settleGroup(database: Database, group: Group, at: Date): Promise<boolean> {
  const { facilitatorId, subMerchantId, businessDate } = group;
  return inTransaction(database, async (transaction) => {
    const rows = await lockRows(transaction, group);
    const [first] = rows;
    const [account] = await transaction
      .select({ fees: subMerchants.fees })
      .from(subMerchants)
      .where(eq(subMerchants.subMerchantId, subMerchantId));
    if (!first || !account) return false;
    const batchId = newId('bat');
    const { processingFees, reserves, ...totals } = totalsOf(rows, account.fees);
    await transaction.insert(batches).values({
      batchId,
      facilitatorId,
      subMerchantId,
      businessDate,
      spProductId: first.spProductId,
      provider: first.provider,
      ...totals,
      createdAt: at,
    });
    const { spProductId, provider } = first;
    const file = { batchId, facilitatorId, spProductId, subMerchantId, provider, businessDate };
    await transaction.insert(settlementFiles).values({ ...file, createdAt: at });
    const { grossAmount, netAmount } = totals;
    await emitEvent(transaction, first, {
      type: 'settlement.created',
      timestamp: at,
      data: { batchId, subMerchantId, spProductId, businessDate, grossAmount, netAmount },
    });
    const subject = { facilitatorId, subMerchantId, batchId };
    const fees = { ...subject, amount: processingFees };
    await writePostings(
      transaction,
      [
        ...(processingFees > 0 ? [feePosting(fees, 'Processing fees')] : []),
        ...reserves.map((reserve) => reservePosting({ ...subject, ...reserve })),
      ],
      at,
    );
    for (const row of rows) {
      await change(transaction, row.transactionId, { batchId }, at);
      const isTaken = ['sale', 'capture', 'reconciled'].includes(row.operation);
      if (!isTaken) continue;
      const feeAmount = feeOf(row, account.fees);
      if (row.operation === 'reconciled') {
        await change(transaction, row.rootTransactionId, { batchId, feeAmount }, at);
        continue;
      }
      await settlePayment(transaction, row, { batchId, feeAmount }, at);
    }
    return true;
  });
}

const ofGroup = (group: Group) => ({
  id: `${group.subMerchantId} ${group.businessDate}`,
  facilitatorId: group.facilitatorId,
  spProductId: group.spProductId,
  subMerchantId: group.subMerchantId,
});

/** Settles what is due, some thousands of operations at a time, until nothing more can be. */
async function settleAll(
  database: Database,
  due: () => Promise<readonly Group[]>,
  at: Date,
): Promise<number> {
  let total = 0;
  for (;;) {
    const settled = await rowByRow(await due(), ofGroup, (group) =>
      settleGroup(database, group, at),
    );
    if (settled === 0) return total;
    total += settled;
  }
}

/**
 * Cuts and settles the batches of every business day that is over.
 * @param now business time.
 * @returns how many batches were made.
 */
export const settleDue = (database: Database, now: Date): Promise<number> =>
  settleAll(database, () => dueGroups(database, ({ timeZone }) => cutUpTo(now, timeZone)), now);

/** Cuts the batches now, of the running day as well: for local control and tests. */
export const settleNow = (database: Database, now: Date): Promise<number> =>
  settleAll(database, () => dueGroups(database, () => new Date(now.getTime() + 1)), now);
