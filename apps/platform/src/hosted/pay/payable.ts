import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../kernel/database/connection.ts';
import {
  applications,
  facilitators,
  hostedSessions,
  invoices,
  plans,
  subMerchants,
} from '../../kernel/database/schema/index.ts';

/** A payment page with everything that decides what it shows. */
export interface Payable {
  readonly session: typeof hostedSessions.$inferSelect;
  readonly subMerchant: typeof subMerchants.$inferSelect;
  readonly application: typeof applications.$inferSelect;
  readonly invoice: typeof invoices.$inferSelect | undefined;
  readonly plan: typeof plans.$inferSelect | undefined;
  /** The facilitator's zone, for the page's dates. */
  readonly timeZone: string;
}

/** Undefined for an address without a page at this brand. */
export async function findPayable(
  queryable: Queryable,
  sessionId: string,
  facilitatorId: string,
): Promise<Payable | undefined> {
  const [found] = await queryable
    .select({
      session: hostedSessions,
      subMerchant: subMerchants,
      application: applications,
      invoice: invoices,
      plan: plans,
      timeZone: facilitators.timeZone,
    })
    .from(hostedSessions)
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, hostedSessions.subMerchantId))
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .innerJoin(facilitators, eq(facilitators.facilitatorId, hostedSessions.facilitatorId))
    .leftJoin(invoices, eq(invoices.invoiceId, hostedSessions.invoiceId))
    .leftJoin(plans, eq(plans.planId, hostedSessions.planId))
    .where(
      and(eq(hostedSessions.sessionId, sessionId), eq(hostedSessions.facilitatorId, facilitatorId)),
    );
  if (!found) return undefined;
  return { ...found, invoice: found.invoice ?? undefined, plan: found.plan ?? undefined };
}
