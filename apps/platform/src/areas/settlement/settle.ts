import { type Cents, zeroCents } from '@payfac/domain/money';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  batches,
  ledgerEntries,
  settlementFiles,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { feePosting, reservePosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { emitEvent } from '../../kernel/webhooks/emit.ts';
import { stateBesideDisputes } from '../transactions/payment-state.ts';
import { change, note } from '../transactions/store.ts';
import { cutUpTo, dueGroups, type Group } from './due-groups.ts';
import { totalsOf } from './totals.ts';

type Row = typeof transactions.$inferSelect;

/** Locks the payments in a fixed order; payments with an operation in progress are skipped. */
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

/** Fees already posted for operations, which a later fee schedule doesn't change. */
async function postedFees(transaction: Transaction, rows: readonly Row[]): Promise<Cents> {
  const e = ledgerEntries;
  const ids = rows.map(({ transactionId }) => transactionId);
  const [taken] = await transaction
    .select({ fees: sumOf(e.amount) })
    .from(e)
    .where(and(inArray(e.transactionId, ids), eq(e.kind, 'fee'), gt(e.amount, zeroCents)));
  return taken?.fees ?? zeroCents;
}

/** Marks the payment of a sale or capture as settled; earlier refunds stay refunded. */
async function settlePayment(
  transaction: Transaction,
  row: Row,
  settled: Pick<Row, 'batchId' | 'feeAmount' | 'reserveAmount'>,
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
    const posted = await postedFees(transaction, rows);
    const sums = totalsOf(rows, account.fees, posted);
    const { processingFees, reserves, shares, ...totals } = sums;
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
    const fees = { ...subject, feeKind: 'processing', amount: processingFees } as const;
    await writePostings(
      transaction,
      [
        ...(processingFees > 0 ? [feePosting(fees)] : []),
        ...reserves.map((reserve) => reservePosting({ ...subject, ...reserve })),
      ],
      at,
    );
    const shareOf = new Map(shares.map(({ transactionId, ...share }) => [transactionId, share]));
    for (const row of rows) {
      await change(transaction, row.transactionId, { batchId }, at);
      const share = shareOf.get(row.transactionId);
      if (!share) continue;
      const settled = { batchId, ...share };
      if (row.operation === 'reconciled') {
        await change(transaction, row.rootTransactionId, settled, at);
        continue;
      }
      await settlePayment(transaction, row, settled, at);
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

/** Settles what is due, a few thousand operations at a time, until nothing is left. */
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
 * Cuts and settles the batches of every completed business day.
 * @param now business time.
 * @returns how many batches were made.
 */
export const settleDue = (database: Database, now: Date): Promise<number> =>
  settleAll(database, () => dueGroups(database, ({ timeZone }) => cutUpTo(now, timeZone)), now);

/** Cuts and settles all batches now, including the current day's: for local control and tests. */
export const settleNow = (database: Database, now: Date): Promise<number> =>
  settleAll(database, () => dueGroups(database, () => new Date(now.getTime() + 1)), now);
