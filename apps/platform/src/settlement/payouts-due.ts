import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { addCents, zeroCents } from '@payfac/domain/money';
import {
  applyPayout,
  automaticHoldReasons,
  type PayoutAction,
  type PayoutStatus,
} from '@payfac/domain/payouts';
import { formatDay, isBankingDay } from '@payfac/domain/time';
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { standingOf } from '../areas/payouts/standing.ts';
import { tellPayout } from '../areas/payouts/tell.ts';
import type { Database, Transaction } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/in-transaction.ts';
import {
  applications,
  bankAccountTokens,
  batches,
  facilitators,
  payouts,
  subMerchants,
} from '../database/schema/index.ts';
import { payoutPosting, payoutReversalPosting } from '../ledger/postings.ts';
import { accountBalance, writePostings } from '../ledger/store.ts';

const hourMs = 3_600_000;
/** From a batch's settlement to the payout that pays it. */
const payoutDelayMs = 6 * hourMs;
const friday = 5;
const atOnce = 500;

/** The steps that time alone takes, and after how long in a state. A person acknowledges in between. */
const steps: readonly (readonly [PayoutStatus, PayoutAction, number])[] = [
  ['pending', 'approve', 2 * hourMs],
  ['ack', 'instruct', 2 * hourMs],
  ['instructed', 'accept', 2 * hourMs],
  ['instruction', 'process', 12 * hourMs],
  ['processing', 'finish', 12 * hourMs],
  ['processed', 'send', 12 * hourMs],
  ['sent', 'reconcile', 24 * hourMs],
];

const automatic: readonly string[] = Object.values(automaticHoldReasons);

/** Whether an account is paid on a day, in the rhythm agreed. */
function isPayoutDay(day: string, schedule: 'daily' | 'weekly' | 'monthly'): boolean {
  if (!isBankingDay(day)) return false;
  if (schedule === 'daily') return true;
  if (schedule === 'weekly') return new Date(`${day}T00:00:00Z`).getUTCDay() === friday;
  return day.endsWith('-01') || (Number(day.slice(8)) <= 4 && isFirstBankingDay(day));
}

const isFirstBankingDay = (day: string): boolean => {
  for (let date = 1; date < Number(day.slice(8)); date += 1) {
    if (isBankingDay(`${day.slice(0, 8)}${String(date).padStart(2, '0')}`)) return false;
  }
  return true;
};

type Account = typeof subMerchants.$inferSelect;
type PayoutRow = typeof payouts.$inferSelect;

/** One payout of all that is settled and not paid; what is less than nothing, or not covered, waits. */
async function pay(transaction: Transaction, account: Account, at: Date): Promise<boolean> {
  const { subMerchantId, facilitatorId, spProductId } = account;
  await transaction
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('update');
  const unpaid = await transaction
    .select({ batchId: batches.batchId, netAmount: batches.netAmount })
    .from(batches)
    .where(
      and(
        eq(batches.subMerchantId, subMerchantId),
        isNull(batches.payoutId),
        lte(batches.createdAt, new Date(at.getTime() - payoutDelayMs)),
      ),
    );
  const amount = addCents(zeroCents, ...unpaid.map(({ netAmount }) => netAmount));
  const balance = await accountBalance(transaction, merchantLedgerAccount(subMerchantId));
  if (amount <= 0 || amount > balance) return false;
  const { bankAccount, hold } = await standingOf(transaction, subMerchantId);
  const payoutId = newId('pay');
  const [row] = await transaction
    .insert(payouts)
    .values({
      payoutId,
      facilitatorId,
      spProductId,
      subMerchantId,
      status: hold ? 'on-hold' : 'pending',
      mode: 'scheduled',
      processor: 'simulatorEcheck',
      beneficiary: bankAccount?.accountHolderName ?? account.legalName,
      type: 'merchant',
      amount,
      createLedgerEntries: true,
      description: `Payout of ${unpaid.length} settled days`,
      holdReason: hold ? automaticHoldReasons[hold] : null,
      bankAccountToken: bankAccount?.bankAccountToken ?? null,
      last4: bankAccount?.last4 ?? null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  if (row) await tellPayout(transaction, 'payout.created', row, at);
  const money = { facilitatorId, subMerchantId, payoutId, amount };
  await writePostings(transaction, [payoutPosting(money)], at);
  await transaction
    .update(batches)
    .set({ payoutId })
    .where(
      inArray(
        batches.batchId,
        unpaid.map(({ batchId }) => batchId),
      ),
    );
  return true;
}

async function payAccounts(database: Database, at: Date): Promise<number> {
  const rows = await database
    .selectDistinctOn([subMerchants.subMerchantId], {
      account: subMerchants,
      settings: applications.settings,
      timeZone: facilitators.timeZone,
    })
    .from(batches)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, batches.subMerchantId))
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, subMerchants.facilitatorId))
    .where(isNull(batches.payoutId));
  let paid = 0;
  for (const { account, settings, timeZone } of rows) {
    if (!isPayoutDay(formatDay(at, timeZone), settings.payoutSchedule)) continue;
    if (await inTransaction(database, (transaction) => pay(transaction, account, at))) paid += 1;
  }
  return paid;
}

/** What the simulated bank answers: test accounts send money back. */
async function returnCodeOf(transaction: Transaction, payout: PayoutRow): Promise<string | null> {
  if (payout.bankAccountToken === null) return null;
  const [account] = await transaction
    .select({ behavior: bankAccountTokens.behavior })
    .from(bankAccountTokens)
    .where(eq(bankAccountTokens.token, payout.bankAccountToken));
  return account?.behavior ?? null;
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
    await tellPayout(transaction, 'payout.sent', { ...payout, ...changes }, at);
}

/** The bank sent it back: the merchant holds its money again, and its batches wait for another payout. */
async function sendBack(
  transaction: Transaction,
  payout: PayoutRow,
  returnCode: string,
  at: Date,
): Promise<void> {
  const { payoutId, facilitatorId, subMerchantId, amount } = payout;
  const status = applyPayout(payout.status, 'return');
  if (!status) return;
  const changes = { status, returnCode, updatedAt: at };
  await transaction.update(payouts).set(changes).where(eq(payouts.payoutId, payoutId));
  if (payout.createLedgerEntries) {
    const money = { facilitatorId, subMerchantId, payoutId, amount };
    await writePostings(transaction, [payoutReversalPosting(money)], at);
  }
  await transaction.update(batches).set({ payoutId: null }).where(eq(batches.payoutId, payoutId));
  await tellPayout(transaction, 'payout.failed', { ...payout, ...changes }, at);
}

/** Moves payouts whose next step is time's, each under its row lock. */
async function advance(database: Database, at: Date): Promise<number> {
  let moved = 0;
  for (const [from, action, afterMs] of steps) {
    const status = applyPayout(from, action);
    if (!status) throw new Error(`A payout that is ${from} cannot ${action}.`);
    const due = and(
      eq(payouts.status, from),
      lte(payouts.updatedAt, new Date(at.getTime() - afterMs)),
    );
    moved += await inTransaction(database, async (transaction) => {
      const rows = await transaction
        .select()
        .from(payouts)
        .where(due)
        .orderBy(asc(payouts.payoutId))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        const code = status === 'sent' ? await returnCodeOf(transaction, row) : null;
        if (code === null) await step(transaction, row, status, at);
        else await sendBack(transaction, row, code, at);
      }
      return rows.length;
    });
  }
  return moved;
}

/** Lets payouts go that were held by no person, once what held them is gone. */
async function release(database: Database, at: Date): Promise<number> {
  const held = await database
    .select({ payoutId: payouts.payoutId, subMerchantId: payouts.subMerchantId })
    .from(payouts)
    .where(and(eq(payouts.status, 'on-hold'), inArray(payouts.holdReason, [...automatic])));
  let released = 0;
  for (const { payoutId, subMerchantId } of held) {
    const { hold, bankAccount } = await standingOf(database, subMerchantId);
    if (hold) continue;
    const rows = await database
      .update(payouts)
      .set({
        status: 'pending',
        holdReason: null,
        bankAccountToken: bankAccount?.bankAccountToken ?? null,
        last4: bankAccount?.last4 ?? null,
        updatedAt: at,
      })
      .where(and(eq(payouts.payoutId, payoutId), eq(payouts.status, 'on-hold')))
      .returning({ payoutId: payouts.payoutId });
    released += rows.length;
  }
  return released;
}

/**
 * Pays settled money out, in each account's rhythm, and moves payouts on as far as time alone does.
 * @param at business time.
 * @returns how many payouts were made or moved.
 */
export async function payoutsDue(database: Database, at: Date): Promise<number> {
  const released = await release(database, at);
  const moved = await advance(database, at);
  return released + moved + (await payAccounts(database, at));
}
