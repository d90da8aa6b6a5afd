import { type AccountSettings, accountSettingsSchema } from '@payfac/domain/accounts';
import { addCents, subtractCents, zeroCents } from '@payfac/domain/money';
import { isPayoutDue } from '@payfac/domain/payouts';
import { formatDay } from '@payfac/domain/time';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { sumOf } from '../../kernel/database/aggregates.ts';
import type { Database, Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import {
  applications,
  batches,
  facilitators,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { settledDays } from '../payouts/describe.ts';
import { lockAccount, writePayout } from '../payouts/write-payout.ts';
import { settledBalance } from './settled-balance.ts';

/** The time from a batch's settlement to its payout. */
const payoutDelayMs = 6 * 3_600_000;

const settledBy = (at: Date): Date => new Date(at.getTime() - payoutDelayMs);

/** Unpaid batches that can be paid at a moment. */
const payable = (at: Date) => and(isNull(batches.payoutId), lte(batches.createdAt, settledBy(at)));

interface Debt {
  readonly account: typeof subMerchants.$inferSelect;
  readonly settings: AccountSettings;
  /** Today in the facilitator's zone. */
  readonly day: string;
}

/**
 * Creates one payout of all settled, unpaid money when the account's schedule is due. It pays only the settled part of
 * the balance, so that manual payouts aren't paid twice and refunded money isn't paid at all. The account's lock
 * ensures a single payout, however many processes try.
 */
async function pay(
  transaction: Transaction,
  { account, settings, day }: Debt,
  at: Date,
): Promise<boolean> {
  const { subMerchantId } = account;
  await lockAccount(transaction, subMerchantId);
  const unpaid = await transaction
    .select({ batchId: batches.batchId, netAmount: batches.netAmount })
    .from(batches)
    .where(and(eq(batches.subMerchantId, subMerchantId), payable(at)));
  const days = addCents(zeroCents, ...unpaid.map(({ netAmount }) => netAmount));
  if (!isPayoutDue(settings, day, days)) return false;
  const amount = await settledBalance(transaction, account, settledBy(at));
  if (!isPayoutDue(settings, day, amount)) return false;
  const { payoutId } = await writePayout(
    transaction,
    account,
    {
      mode: settings.payoutSchedule === 'dynamic' ? 'dynamic' : 'scheduled',
      amount,
      description: settledDays(unpaid.length, subtractCents(amount, days)),
    },
    at,
  );
  const paid = unpaid.map(({ batchId }) => batchId);
  await transaction.update(batches).set({ payoutId }).where(inArray(batches.batchId, paid));
  return true;
}

/** The positive balances of accounts at a moment. */
function debtsAt(database: Database, at: Date) {
  const owed = database
    .select({ subMerchantId: batches.subMerchantId, amount: sumOf(batches.netAmount).as('amount') })
    .from(batches)
    .where(payable(at))
    .groupBy(batches.subMerchantId)
    .as('owed');
  return database
    .select({
      account: subMerchants,
      settings: applications.settings,
      timeZone: facilitators.timeZone,
      amount: owed.amount,
    })
    .from(owed)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, owed.subMerchantId))
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, subMerchants.facilitatorId))
    .where(gt(owed.amount, zeroCents));
}

/**
 * Pays every account with settled money whose schedule is due.
 * @param at business time.
 * @returns how many payouts were made.
 */
export async function payAccounts(database: Database, at: Date): Promise<number> {
  const named = ({ account }: { readonly account: Debt['account'] }) => ({
    ...account,
    id: account.subMerchantId,
  });
  return rowByRow(await debtsAt(database, at), named, (row) => {
    const { account, amount, timeZone } = row;
    const settings = z.decode(accountSettingsSchema, row.settings);
    const debt = { account, settings, day: formatDay(at, timeZone) };
    if (!isPayoutDue(settings, debt.day, amount)) return Promise.resolve(false);
    return inTransaction(database, (transaction) => pay(transaction, debt, at));
  });
}
