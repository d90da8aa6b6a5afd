import { and, asc, eq, lte } from 'drizzle-orm';
import { CallFailure } from '../../api/failures.ts';
import type { Database } from '../../database/connection.ts';
import { disputes } from '../../database/schema/index.ts';
import { moveDispute } from './move.ts';

const atOnce = 500;

/** Disputes left unanswered past their deadline are lost. @returns how many. */
export async function expireDisputes(database: Database, now: Date): Promise<number> {
  const due = await database
    .select({ disputeId: disputes.disputeId })
    .from(disputes)
    .where(and(eq(disputes.status, 'needs_response'), lte(disputes.respondBy, now)))
    .orderBy(asc(disputes.respondBy))
    .limit(atOnce);
  let expired = 0;
  for (const { disputeId } of due) {
    try {
      await moveDispute(database, disputeId, 'expire', now);
      expired += 1;
    } catch (problem) {
      // Answered in the meantime, or expired by another process.
      if (!(problem instanceof CallFailure)) throw problem;
    }
  }
  return expired;
}
