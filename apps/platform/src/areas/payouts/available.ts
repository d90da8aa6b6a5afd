import { availableBalance, merchantLedgerAccount } from '@payfac/domain/ledger';
import { type Cents, zeroCents } from '@payfac/domain/money';
import { closedPayoutStatuses } from '@payfac/domain/payouts';
import { and, eq, not, notInArray } from 'drizzle-orm';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { accountBalance } from '../../kernel/ledger/store.ts';

/** Payouts whose money the bank doesn't have yet. */
export const isOpenPayout = notInArray(payouts.status, [...closedPayoutStatuses]);

/** Those of them that weren't taken from the balance: what they pay can't be paid a second time. */
export const isOpenOffBalance = and(isOpenPayout, not(payouts.createLedgerEntries));

/** What an account can be paid by hand; under the account's lock, as long as the transaction lasts. */
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
