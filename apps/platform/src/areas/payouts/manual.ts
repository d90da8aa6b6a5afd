import { payouts as contract } from '@payfac/api/contract';
import { formatUsd } from '@payfac/domain/money';
import { isPayable, isPayoutDeletable } from '@payfac/domain/payouts';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { recordActivity } from '../../http/activities/record.ts';
import type { MoneyContext, SessionContext } from '../../http/context.ts';
import { conflict } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { keepResponse, takeKey } from '../../http/idempotency/claim.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { batches, payouts } from '../../kernel/database/schema/index.ts';
import { payoutReversalPosting } from '../../kernel/ledger/postings.ts';
import { writePostings } from '../../kernel/ledger/store.ts';
import { findAccount } from '../accounts/find-account.ts';
import { availableNow } from './available.ts';
import type { PayoutView } from './list.ts';
import { lockPayout } from './move.ts';
import { viewOf } from './view.ts';
import { lockAccount, writePayout } from './write-payout.ts';

type Body = HandlerInput<typeof contract.create>['body'];

/**
 * Creates a manual payout: payout, posting, activity and the key's response in one transaction.
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
    const { subMerchantId } = subMerchant;
    await lockAccount(transaction, subMerchantId);
    const available = await availableNow(transaction, subMerchantId);
    if (!isPayable(body.amount, available)) {
      throw conflict(
        'BALANCE_EXCEEDED',
        `The amount exceeds the available balance of ${formatUsd(available)}.`,
      );
    }
    const order = {
      ...body,
      payoutId,
      mode: 'manual',
      description: body.description ?? null,
    } as const;
    const row = await writePayout(transaction, subMerchant, order, at);
    await recordActivity(transaction, context, {
      action: 'payouts.manual',
      target: payoutId,
      message: `Manual payout of ${formatUsd(row.amount)}`,
      subMerchantId,
    });
    const view = viewOf(row, subMerchant.dbaName);
    const response = { status: 200, body: z.encode(contract.create.output, view) };
    await keepResponse(transaction, payoutId, context.claim.userId, response);
    return view;
  });
}

/**
 * Deletes an unacknowledged manual payout, reverses its posting, and leaves the days it paid to the account's schedule.
 * @throws CallFailure 404, 409.
 */
export async function removeManualPayout(
  { database, clock }: Services,
  payoutId: string,
  context: SessionContext,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const payout = await lockPayout(transaction, payoutId, context);
    if (!isPayoutDeletable(payout)) {
      const message = 'Only a manual payout that hasn’t been acknowledged can be deleted.';
      throw conflict('INVALID_STATUS', message);
    }
    const { facilitatorId, subMerchantId, amount } = payout;
    if (payout.createLedgerEntries) {
      const money = { facilitatorId, subMerchantId, payoutId, amount };
      await writePostings(transaction, [payoutReversalPosting(money)], at);
    }
    await transaction.update(batches).set({ payoutId: null }).where(eq(batches.payoutId, payoutId));
    await transaction.delete(payouts).where(eq(payouts.payoutId, payoutId));
    await recordActivity(transaction, context, {
      action: 'payouts.manual',
      target: payoutId,
      message: `Deleted a manual payout of ${formatUsd(amount)}`,
      subMerchantId,
    });
  });
}
