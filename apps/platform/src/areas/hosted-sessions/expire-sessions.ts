import { and, inArray, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/connection.ts';
import { applications, hostedSessions, subMerchants } from '../../kernel/database/schema/index.ts';
import { inBatchOrRowByRow } from '../../kernel/jobs/row-by-row.ts';

const h = hostedSessions;

async function moveDue(
  database: Database,
  isDue: SQL | undefined,
  changes: Partial<typeof h.$inferInsert>,
): Promise<number> {
  const due = await database
    .select({
      id: h.sessionId,
      facilitatorId: h.facilitatorId,
      spProductId: h.spProductId,
      subMerchantId: h.subMerchantId,
    })
    .from(h)
    .where(isDue);
  return inBatchOrRowByRow(
    due,
    (row) => row,
    async (some) => {
      const ids = some.map(({ id }) => id);
      const moved = await database
        .update(h)
        .set(changes)
        .where(and(isDue, inArray(h.sessionId, ids)))
        .returning({ id: h.sessionId });
      return moved.length;
    },
  );
}

/** Expires overdue links; a fully paid link is left unchanged. */
export async function expireSessions(database: Database, now: Date): Promise<number> {
  const isDue = and(
    lte(h.expiresAt, now),
    notInArray(h.status, ['canceled', 'expired']),
    or(sql`${h.completion} is distinct from 'completed'`, ne(h.usageType, 'single_use')),
  );
  return moveDue(database, isDue, { status: 'expired', updatedAt: now });
}

/** Opens the links of merchants that went live. */
export async function openWaitingSessions(database: Database, now: Date): Promise<number> {
  const live = database
    .select({ id: subMerchants.subMerchantId })
    .from(subMerchants)
    .innerJoin(
      applications,
      and(
        sql`${applications.applicationId} = ${subMerchants.applicationId}`,
        sql`${applications.status} = 'active'`,
      ),
    );
  const isDue = and(sql`${h.status} = 'onboarding'`, inArray(h.subMerchantId, live));
  return moveDue(database, isDue, { status: 'created', updatedAt: now });
}
