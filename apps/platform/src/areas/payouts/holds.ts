import {
  type AutomaticHold,
  automaticHoldReasons,
  holdablePayoutStatuses,
} from '@payfac/domain/payouts';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { type Act, actOfSystem } from '../accounts/account-log.ts';
import { lockApplicationOf, logHolds } from './log-holds.ts';
import { notifyPayout } from './notify-payout.ts';
import { payoutStateOf } from './payout-state.ts';
import type { PayoutRow } from './view.ts';
import { lockAccount } from './write-payout.ts';

const held = (hold: AutomaticHold, at: Date) => ({
  status: 'on-hold' as const,
  holdReason: automaticHoldReasons[hold],
  automaticHold: hold,
  updatedAt: at,
});

const isHoldable = inArray(payouts.status, [...holdablePayoutStatuses]);
const isHeldAutomatically = and(eq(payouts.status, 'on-hold'), isNotNull(payouts.automaticHold));

/** Holds a locked payout, unless a user already holds it. */
export async function holdPayout(
  transaction: Transaction,
  payout: PayoutRow,
  hold: AutomaticHold,
  at: Date,
): Promise<void> {
  const changes = held(hold, at);
  await transaction.update(payouts).set(changes).where(eq(payouts.payoutId, payout.payoutId));
  await notifyPayout(transaction, 'payout.on_hold', { ...payout, ...changes }, at);
}

/** Holds all of an account's payouts that the bank doesn't have yet; manual holds are left unchanged. */
async function holdAll(
  transaction: Transaction,
  subMerchantId: string,
  hold: AutomaticHold,
  act: Act,
): Promise<number> {
  const { at } = act;
  const own = eq(payouts.subMerchantId, subMerchantId);
  await transaction
    .update(payouts)
    .set(held(hold, at))
    .where(and(own, isHeldAutomatically, ne(payouts.automaticHold, hold)));
  const rows = await transaction
    .update(payouts)
    .set(held(hold, at))
    .where(and(own, isHoldable))
    .returning();
  for (const row of rows) await notifyPayout(transaction, 'payout.on_hold', row, at);
  await logHolds(transaction, subMerchantId, 'Held', rows, act, automaticHoldReasons[hold]);
  return rows.length;
}

/**
 * Holds or releases an account's payouts to match its current state, under its lock. While something holds the account,
 * every payout that the bank doesn't have yet waits. Once nothing does, payouts without a manual hold start over, to
 * the currently preferred bank account. So do payouts whose bank account was closed.
 * @returns how many were held or released.
 */
export async function alignHolds(
  transaction: Transaction,
  subMerchantId: string,
  act: Act,
): Promise<number> {
  await lockApplicationOf(transaction, subMerchantId);
  await lockAccount(transaction, subMerchantId);
  const { hold, bankAccount, bankAccounts } = await payoutStateOf(transaction, subMerchantId);
  if (hold) return holdAll(transaction, subMerchantId, hold, act);
  const tokens = bankAccounts.map(({ bankAccountToken }) => bankAccountToken);
  const isClosed = or(
    isNull(payouts.bankAccountToken),
    notInArray(payouts.bankAccountToken, tokens),
  );
  const released = await transaction
    .update(payouts)
    .set({
      status: 'pending',
      holdReason: null,
      automaticHold: null,
      bankAccountToken: bankAccount?.bankAccountToken ?? null,
      last4: bankAccount?.last4 ?? null,
      updatedAt: act.at,
    })
    .where(
      and(
        eq(payouts.subMerchantId, subMerchantId),
        or(isHeldAutomatically, and(isHoldable, isClosed)),
      ),
    )
    .returning({ payoutId: payouts.payoutId, amount: payouts.amount });
  await logHolds(transaction, subMerchantId, 'Released', released, act);
  return released.length;
}

/** Releases payouts without a manual hold, of accounts that nothing holds any more. */
export async function releaseHeld(database: Database, at: Date): Promise<number> {
  const accounts = await database
    .selectDistinct({ id: payouts.subMerchantId })
    .from(payouts)
    .where(isHeldAutomatically);
  let released = 0;
  await rowByRow(
    accounts,
    (account) => account,
    async ({ id }) => {
      released += await inTransaction(database, (transaction) =>
        alignHolds(transaction, id, actOfSystem(at)),
      );
    },
  );
  return released;
}
