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

/** The fields that vary between payouts; the rest come from the account. */
export type PayoutOrder = Pick<NewRow, 'amount' | 'description' | 'mode'> &
  Partial<Pick<NewRow, 'beneficiary' | 'createLedgerEntries' | 'payoutId' | 'processor' | 'type'>>;

/**
 * Serializes payouts of one account, so that each sees what the previous one took. Sales, which only reference the
 * account, don't wait.
 */
export async function lockAccount(transaction: Transaction, subMerchantId: string): Promise<void> {
  await transaction
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('no key update');
}

/**
 * Creates an account's payout under its lock: the row, on hold if something holds the account, its posting and its
 * event. The caller ensures that the balance covers the amount.
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
