import {
  applyPayout,
  holdablePayoutStatuses,
  type PayoutAction,
  type PayoutStatus,
} from '@payfac/domain/payouts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { bankAccountTokens, payouts } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { holdPayout, releaseHeld } from '../payouts/holds.ts';
import { notifyPayout } from '../payouts/notify-payout.ts';
import { holdOf, payoutStateOf } from '../payouts/payout-state.ts';
import { payAccounts } from './pay-accounts.ts';
import { sendBack } from './send-back.ts';

const hourMs = 3_600_000;
const atOnce = 500;

/** Automatic steps, and how long a payout stays in a state first. In between, a user acknowledges it. */
const steps: readonly (readonly [PayoutStatus, PayoutAction, number])[] = [
  ['pending', 'approve', 2 * hourMs],
  ['ack', 'instruct', 2 * hourMs],
  ['instructed', 'accept', 2 * hourMs],
  ['instruction', 'process', 12 * hourMs],
  ['processing', 'finish', 12 * hourMs],
  ['processed', 'send', 12 * hourMs],
  ['sent', 'reconcile', 24 * hourMs],
];

type PayoutRow = typeof payouts.$inferSelect;

/** The simulated bank's response: test accounts return payouts. */
async function returnCodeOf(transaction: Transaction, payout: PayoutRow): Promise<string | null> {
  if (payout.bankAccountToken === null) return null;
  const [account] = await transaction
    .select({ behavior: bankAccountTokens.behavior })
    .from(bankAccountTokens)
    .where(eq(bankAccountTokens.token, payout.bankAccountToken));
  return account?.behavior ?? null;
}

/**
 * Holds a locked payout of an account that can't be paid, as long as a hold still takes effect. A concurrent suspension
 * waits for the lock, and finds the payout either at the bank or not sent yet.
 * @returns whether it was held.
 */
async function holdUnpayable(
  transaction: Transaction,
  payout: PayoutRow,
  at: Date,
): Promise<boolean> {
  if (!holdablePayoutStatuses.includes(payout.status)) return false;
  const hold = holdOf(await payoutStateOf(transaction, payout.subMerchantId), payout);
  if (!hold) return false;
  await holdPayout(transaction, payout, hold, at);
  return true;
}

async function step(
  transaction: Transaction,
  payout: PayoutRow,
  status: PayoutStatus,
  at: Date,
): Promise<void> {
  const changes = { status, updatedAt: at, ...(status === 'sent' ? { sentAt: at } : {}) };
  await transaction.update(payouts).set(changes).where(eq(payouts.payoutId, payout.payoutId));
  if (status === 'sent')
    await notifyPayout(transaction, 'payout.sent', { ...payout, ...changes }, at);
}

const ofPayout = (row: PayoutRow) => ({
  id: row.payoutId,
  facilitatorId: row.facilitatorId,
  spProductId: row.spProductId,
  subMerchantId: row.subMerchantId,
});

/** Advances payouts whose next step is automatic, each under its row lock. */
async function advance(database: Database, at: Date): Promise<number> {
  let moved = 0;
  for (const [from, action, afterMs] of steps) {
    const status = applyPayout(from, action);
    if (!status) throw new Error(`A payout that is ${from} cannot ${action}.`);
    const due = and(
      eq(payouts.status, from),
      lte(payouts.updatedAt, new Date(at.getTime() - afterMs)),
    );
    const waiting = await database
      .select()
      .from(payouts)
      .where(due)
      .orderBy(asc(payouts.payoutId))
      .limit(atOnce);
    moved += await rowByRow(waiting, ofPayout, ({ payoutId }) =>
      inTransaction(database, async (transaction) => {
        const [row] = await transaction
          .select()
          .from(payouts)
          .where(and(due, eq(payouts.payoutId, payoutId)))
          .for('update', { skipLocked: true });
        if (!row) return false;
        if (await holdUnpayable(transaction, row, at)) return true;
        const code = status === 'sent' ? await returnCodeOf(transaction, row) : null;
        if (code === null) await step(transaction, row, status, at);
        else await sendBack(transaction, row, code, at);
        return true;
      }),
    );
  }
  return moved;
}

/**
 * Pays out settled money by each account's schedule, and advances payouts through their automatic steps.
 * @param at business time.
 * @returns how many payouts were made or moved.
 */
export async function payoutsDue(database: Database, at: Date): Promise<number> {
  const released = await releaseHeld(database, at);
  const moved = await advance(database, at);
  return released + moved + (await payAccounts(database, at));
}
