import { payouts as contract } from '@payfac/api/contract';
import { availableBalance, merchantLedgerAccount } from '@payfac/domain/ledger';
import { formatUsd } from '@payfac/domain/money';
import { automaticHoldReasons, isPayable, isPayoutDeletable } from '@payfac/domain/payouts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { MoneyContext, SessionContext } from '../../api/context.ts';
import { conflict } from '../../api/failures.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import { keepAnswer, takeKey } from '../../api/idempotency/claim.ts';
import type { Services } from '../../api/services.ts';
import type { Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { payouts, subMerchants } from '../../database/schema/index.ts';
import { payoutPosting, payoutReversalPosting } from '../../ledger/postings.ts';
import { accountBalance, writePostings } from '../../ledger/store.ts';
import { findAccount } from '../accounts/find-account.ts';
import { recordActivity } from '../activities/record.ts';
import type { PayoutView } from './list.ts';
import { lockPayout } from './move.ts';
import { standingOf } from './standing.ts';
import { tellPayout } from './tell.ts';
import { viewOf } from './view.ts';

type Body = HandlerInput<typeof contract.create>['body'];

/** Payouts of one account are made one after the other: each sees what the one before took. */
export async function lockAccount(transaction: Transaction, subMerchantId: string): Promise<void> {
  await transaction
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId))
    .for('update');
}

/**
 * Pays an account out by hand: payout, posting, activity and the key's answer together.
 * @throws CallFailure 404, 409 for more than the available balance.
 */
export async function createManualPayout(
  { database, clock }: Services,
  body: Body,
  context: MoneyContext,
): Promise<PayoutView> {
  const at = await clock.now();
  const payoutId = newId('pay');
  return inTransaction(database, async (transaction) => {
    const { subMerchant } = await findAccount(transaction, body.subMerchantId, context);
    await takeKey(transaction, context.claim, payoutId);
    const { subMerchantId, facilitatorId, spProductId } = subMerchant;
    await lockAccount(transaction, subMerchantId);
    const balance = await accountBalance(transaction, merchantLedgerAccount(subMerchantId));
    const available = availableBalance(balance);
    if (!isPayable(body.amount, available)) {
      throw conflict(
        'BALANCE_EXCEEDED',
        `The amount exceeds the available balance of ${formatUsd(available)}.`,
      );
    }
    const { bankAccount, hold } = await standingOf(transaction, subMerchantId);
    const [row] = await transaction
      .insert(payouts)
      .values({
        payoutId,
        facilitatorId,
        spProductId,
        ...body,
        description: body.description ?? null,
        status: hold ? 'on-hold' : 'pending',
        holdReason: hold ? automaticHoldReasons[hold] : null,
        mode: 'manual',
        bankAccountToken: bankAccount?.bankAccountToken ?? null,
        last4: bankAccount?.last4 ?? null,
        createdAt: at,
        updatedAt: at,
      })
      .returning();
    if (!row) throw new Error('A new payout was not written.');
    const { amount } = body;
    if (body.createLedgerEntries) {
      const money = { facilitatorId, subMerchantId, payoutId, amount };
      await writePostings(transaction, [payoutPosting(money)], at);
    }
    await recordActivity(transaction, context, {
      action: 'payouts.manual',
      target: payoutId,
      message: `Manual payout of ${formatUsd(amount)}`,
      subMerchantId,
    });
    await tellPayout(transaction, 'payout.created', row, at);
    const view = viewOf(row, subMerchant.dbaName);
    const answer = { status: 200, body: z.encode(contract.create.output, view) };
    await keepAnswer(transaction, payoutId, context.claim.userId, answer);
    return view;
  });
}

/** Deletes a manual payout nobody acknowledged, and reverses what it posted. @throws CallFailure 404, 409. */
export async function removeManualPayout(
  { database, clock }: Services,
  payoutId: string,
  context: SessionContext,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const payout = await lockPayout(transaction, payoutId, context);
    if (!isPayoutDeletable(payout)) {
      const message = 'Only a manual payout that nobody acknowledged can be deleted.';
      throw conflict('INVALID_STATUS', message);
    }
    const { facilitatorId, subMerchantId, amount } = payout;
    if (payout.createLedgerEntries) {
      const money = { facilitatorId, subMerchantId, payoutId, amount };
      await writePostings(transaction, [payoutReversalPosting(money)], at);
    }
    await transaction.delete(payouts).where(eq(payouts.payoutId, payoutId));
    await recordActivity(transaction, context, {
      action: 'payouts.manual',
      target: payoutId,
      message: `Deleted a manual payout of ${formatUsd(amount)}`,
      subMerchantId,
    });
  });
}
