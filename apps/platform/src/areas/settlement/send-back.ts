import { applyPayout } from '@payfac/domain/payouts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { batches, payouts } from '../../kernel/database/schema/index.ts';
import { payoutReversalPosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { notifyPayout } from '../payouts/notify-payout.ts';

/**
 * Handles a payout that the bank returned, under its lock: credits the merchant's balance, and leaves its batches for
 * another payout.
 * @returns false when the payout isn't at the bank.
 */
export async function sendBack(
  transaction: Transaction,
  payout: typeof payouts.$inferSelect,
  returnCode: string,
  at: Date,
): Promise<boolean> {
  const { payoutId, facilitatorId, subMerchantId, amount } = payout;
  const status = applyPayout(payout.status, 'return');
  if (!status) return false;
  const changes = { status, returnCode, updatedAt: at };
  await transaction.update(payouts).set(changes).where(eq(payouts.payoutId, payoutId));
  if (payout.createLedgerEntries) {
    const money = { facilitatorId, subMerchantId, payoutId, amount };
    await writePostings(transaction, [payoutReversalPosting(money)], at);
  }
  await transaction.update(batches).set({ payoutId: null }).where(eq(batches.payoutId, payoutId));
  await notifyPayout(transaction, 'payout.failed', { ...payout, ...changes }, at);
  return true;
}
