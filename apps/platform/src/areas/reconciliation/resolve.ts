import { applyDifference } from '@payfac/domain/reconciliation';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { conflict, notFound } from '../../http/failures.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { reconciliationDifferences } from '../../kernel/database/schema/index.ts';
import { actorOf } from '../transactions/actor.ts';

const d = reconciliationDifferences;

/** Resolves a difference under its row lock. @throws CallFailure 404, 409 when already resolved. */
export async function resolveDifference(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  differenceId: string,
  note: string,
  context: SessionContext,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const [difference] = await transaction
      .select()
      .from(d)
      .where(and(eq(d.differenceId, differenceId), within(context.scope, d)))
      .for('update');
    if (!difference) throw notFound('The difference', differenceId);
    const status = applyDifference(difference.status, 'resolve');
    if (!status) throw conflict('ALREADY_RESOLVED', 'This difference is already resolved.');
    const { username } = actorOf(context);
    const resolved = { event: 'resolved', at: at.toISOString(), username, note } as const;
    await transaction
      .update(d)
      .set({ status, resolvedAt: at, timeline: [...difference.timeline, resolved] })
      .where(eq(d.differenceId, differenceId));
    await recordActivity(transaction, context, {
      action: 'transactions.tab.reconciliation',
      target: differenceId,
      message: 'Resolved a settlement difference',
      subMerchantId: difference.subMerchantId,
    });
  });
}
