import { and, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connection.ts';
import { applications, hostedSessions, subMerchants } from '../../database/schema/index.ts';

const h = hostedSessions;

/** Lets links expire whose time is over; one that was paid for good stays as it is. */
export async function expireSessions(database: Database, now: Date): Promise<number> {
  const expired = await database
    .update(h)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        lte(h.expiresAt, now),
        notInArray(h.status, ['canceled', 'expired']),
        or(sql`${h.completion} is distinct from 'completed'`, ne(h.usageType, 'single_use')),
      ),
    )
    .returning({ id: h.sessionId });
  return expired.length;
}

/** Opens the links of merchants who went live. */
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
  const opened = await database
    .update(h)
    .set({ status: 'created', updatedAt: now })
    .where(and(sql`${h.status} = 'onboarding'`, inArray(h.subMerchantId, live)))
    .returning({ id: h.sessionId });
  return opened.length;
}
