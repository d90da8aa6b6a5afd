import { availableBalance, merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { closedPayoutStatuses } from '@payfac/domain/payouts';
import { and, eq, not, notInArray } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { accountBalance } from '../../kernel/ledger/store.ts';

/** Payouts whose money isn't at the bank yet. */
export const isOpenPayout = notInArray(payouts.status, [...closedPayoutStatuses]);

/** Open payouts that weren't deducted from the balance; their amount can't be paid out again. */
export const isOpenOffBalance = and(isOpenPayout, not(payouts.createLedgerEntries));

/** The amount available for a manual payout. Call it under the account's lock; it holds for the transaction. */
export async function availableNow(
  transaction: Transaction,
  subMerchantId: string,
): Promise<Cents> {
  const [open] = await transaction
    .select({ amount: sumOf(payouts.amount) })
    .from(payouts)
    .where(and(eq(payouts.subMerchantId, subMerchantId), isOpenOffBalance));
  const balance = await accountBalance(transaction, merchantLedgerAccount(subMerchantId));
  return availableBalance(balance, open?.amount ?? zeroCents);
}
