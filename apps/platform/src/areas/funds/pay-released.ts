import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, cents, zeroCents } from '@payfac/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { batches, type subMerchants } from '../../kernel/database/schema/index.ts';
import { accountBalance } from '../../kernel/ledger/store.ts';
import { releasedReserve } from '../payouts/describe.ts';
import { lockAccount, writePayout } from '../payouts/write-payout.ts';

/** The total of an account's settled, unpaid days; at least zero. */
async function owedFor(transaction: Transaction, subMerchantId: string): Promise<Cents> {
  const [owed] = await transaction
    .select({ amount: sumOf(batches.netAmount) })
    .from(batches)
    .where(and(eq(batches.subMerchantId, subMerchantId), isNull(batches.payoutId)));
  return cents(Math.max(0, owed?.amount ?? 0));
}

/**
 * Pays released reserves out at once, apart from the payout schedule and without settled days. Any debt of the account
 * is deducted first and stays in its balance.
 */
export async function payReleased(
  transaction: Transaction,
  account: typeof subMerchants.$inferSelect,
  released: Cents,
  at: Date,
): Promise<void> {
  const { subMerchantId } = account;
  await lockAccount(transaction, subMerchantId);
  const balance = await accountBalance(transaction, merchantLedgerAccount(subMerchantId));
  const amount = cents(Math.min(released, balance - (await owedFor(transaction, subMerchantId))));
  if (amount <= zeroCents) return;
  const order = { mode: 'release', amount, description: releasedReserve } as const;
  await writePayout(transaction, account, order, at);
}
