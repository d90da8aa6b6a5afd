import { and, asc, eq, lte } from 'drizzle-orm';
import { CallFailure } from '../../http/failures.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { disputes } from '../../kernel/database/schema/index.ts';
import { rowByRow } from '../../kernel/jobs/row-by-row.ts';
import { moveDispute } from './move.ts';

const atOnce = 500;

const ofDispute = (row: typeof disputes.$inferSelect) => ({
  id: row.disputeId,
  facilitatorId: row.facilitatorId,
  spProductId: row.spProductId,
  subMerchantId: row.subMerchantId,
});

/** Disputes without a response by their deadline are lost. @returns how many. */
export async function expireDisputes(database: Database, now: Date): Promise<number> {
  const due = await database
    .select()
    .from(disputes)
    .where(and(eq(disputes.status, 'needs_response'), lte(disputes.respondBy, now)))
    .orderBy(asc(disputes.respondBy))
    .limit(atOnce);
  return rowByRow(due, ofDispute, async ({ disputeId }) => {
    try {
      await moveDispute(database, disputeId, 'expire', now);
      return true;
    } catch (problem) {
      // The merchant responded meanwhile, or another process expired it.
      if (!(problem instanceof CallFailure)) throw problem;
      return false;
    }
  });
}
