import { automaticHoldReasons } from '@payfac/domain/payouts';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { payouts, subMerchants } from '../../kernel/database/schema/index.ts';
import { payoutPosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { notifyPayout } from './notify-payout.ts';
import { payoutStateOf } from './payout-state.ts';
import type { PayoutRow } from './view.ts';

type NewRow = typeof payouts.$inferInsert;
type Account = Pick<
  typeof subMerchants.$inferSelect,
  'facilitatorId' | 'legalName' | 'spProductId' | 'subMerchantId'
>;

/** What tells one payout from another; all else follows from the account. */
export type PayoutOrder = Pick<NewRow, 'amount' | 'description' | 'mode'> &
  Partial<Pick<NewRow, 'beneficiary' | 'createLedgerEntries' | 'payoutId' | 'processor' | 'type'>>;

/**
 * Payouts of one account are made one after the other: each sees what the one before took. Sales, which
 * refer to the account, do not wait for them.
 */
export async function lockAccount(transaction: Transaction, subMerchantId: string): Promise<void> {
  await transaction
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('no key update');
}

/**
 * Makes a payout of an account as it stands, under its lock: the row, on hold from the start where
 * something holds it, the posting with it, and the event. That the amount is covered is the caller's.
 */
export async function writePayout(
  transaction: Transaction,
  { subMerchantId, facilitatorId, spProductId, legalName }: Account,
  order: PayoutOrder,
  at: Date,
): Promise<PayoutRow> {
  const { bankAccount, hold } = await payoutStateOf(transaction, subMerchantId);
  const [row] = await transaction
    .insert(payouts)
    .values({
      payoutId: newId('pay'),
      processor: 'simulatorEcheck',
      beneficiary: bankAccount?.accountHolderName ?? legalName,
      type: 'merchant',
      createLedgerEntries: true,
      ...order,
      facilitatorId,
      spProductId,
      subMerchantId,
      status: hold ? 'on-hold' : 'pending',
      automaticHold: hold ?? null,
      holdReason: hold ? automaticHoldReasons[hold] : null,
      bankAccountToken: bankAccount?.bankAccountToken ?? null,
      last4: bankAccount?.last4 ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('A new payout was not written.');
  const { payoutId, amount } = row;
  if (row.createLedgerEntries) {
    const money = { facilitatorId, subMerchantId, payoutId, amount };
    await writePostings(transaction, [payoutPosting(money)], at);
  }
  await notifyPayout(transaction, 'payout.created', row, at);
  return row;
}
