import type { payouts as contract, Output } from '@payfac/api/contract';
import { payoutMoves } from '@payfac/domain/payouts';
import { and, asc, inArray } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import { CallFailure } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { conditionsOf } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { type PayoutFilters, payoutFilters } from './list.ts';
import { lockPayout, type PayoutAct, writeMove } from './move.ts';

type Chosen = HandlerInput<typeof contract.bulkAcknowledge>['body'];
type BulkResponse = Output<typeof contract.bulkAcknowledge>;

/** Of the payouts that match the filters, those that can make the move; the rest are skipped. */
async function movable(
  { database }: Services,
  filters: PayoutFilters,
  act: PayoutAct,
  { scope }: SessionContext,
): Promise<string[]> {
  const states = payoutMoves.filter(({ action }) => action === act).map(({ from }) => from);
  const rows = await database
    .select({ payoutId: payouts.payoutId })
    .from(payouts)
    .where(
      and(
        within(scope, payouts),
        ...conditionsOf(payoutFilters, filters),
        inArray(payouts.status, states),
      ),
    )
    .orderBy(asc(payouts.payoutId));
  return rows.map(({ payoutId }) => payoutId);
}

/** Moves each payout in its own transaction, and reports those that couldn't be moved. */
export async function moveChosen(
  services: Services,
  { payoutIds, filters }: Chosen,
  act: PayoutAct,
  context: SessionContext,
): Promise<BulkResponse> {
  const ids =
    payoutIds === 'all'
      ? await movable(services, filters ?? {}, act, context)
      : [...new Set(payoutIds)];
  const at = await services.clock.now();
  const failed: BulkResponse['failed'] = [];
  for (const id of ids) {
    try {
      await inTransaction(services.database, async (transaction) => {
        const payout = await lockPayout(transaction, id, context);
        await writeMove(transaction, payout, { act }, context, at);
      });
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      failed.push({ id, message: problem.message });
    }
  }
  return { count: ids.length - failed.length, failed };
}
