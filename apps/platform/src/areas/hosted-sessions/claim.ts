import { isInvoicePayable } from '@payfac/domain/invoices';
import { defaultUsageLimit } from '@payfac/domain/payment-links';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import {
  hostedPayments,
  hostedSessions,
  invoices,
  plans,
} from '../../kernel/database/schema/index.ts';
import type { HostedSessionRow } from './store.ts';

const h = hostedSessions;

/** Statuses in which a payer may pay. */
const payable = ['created', 'sent', 'resent', 'initiated'] as const;

/** The attempt already exists: look up its outcome instead of starting it again. */
export class AttemptTaken extends Error {
  override readonly name = 'AttemptTaken';
}

/** Another payer was first, or the page was closed meanwhile. */
export class PageClosed extends Error {
  override readonly name = 'PageClosed';
}

/** Locks the page's invoice or plan, as voiding or deactivating it does. @throws PageClosed. */
async function requireOffered(
  transaction: Transaction,
  { invoiceId, planId }: HostedSessionRow,
): Promise<void> {
  if (invoiceId !== null) {
    const [invoice] = await transaction
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceId, invoiceId))
      .for('update');
    if (!invoice || invoice.isDeleted || !isInvoicePayable(invoice)) throw new PageClosed();
  }
  if (planId !== null) {
    const [plan] = await transaction
      .select({ status: plans.status })
      .from(plans)
      .where(eq(plans.planId, planId))
      .for('share');
    if (plan?.status !== 'active') throw new PageClosed();
  }
}

/**
 * Claims one use of a page in the transaction that begins its payment: writes the attempt and counts the use in one
 * conditional update, so that concurrent payers can't exceed the page's limit.
 * @throws AttemptTaken, PageClosed; the payment is then not begun.
 */
export async function claimPage(
  transaction: Transaction,
  session: HostedSessionRow,
  attempt: typeof hostedPayments.$inferInsert,
  at: Date,
): Promise<void> {
  const begun = await transaction
    .insert(hostedPayments)
    .values(attempt)
    .onConflictDoNothing()
    .returning({ attemptId: hostedPayments.attemptId });
  if (begun.length === 0) throw new AttemptTaken();
  await requireOffered(transaction, session);
  const allowed = sql`case when ${h.usageType} = 'single_use' then 1
    else coalesce(${h.usageLimit}, ${defaultUsageLimit}) end`;
  const used = await transaction
    .update(h)
    .set({ useCount: sql`${h.useCount} + 1`, updatedAt: at })
    .where(
      and(
        eq(h.sessionId, session.sessionId),
        inArray(h.status, [...payable]),
        or(isNull(h.expiresAt), gt(h.expiresAt, at)),
        sql`${h.useCount} < ${allowed}`,
      ),
    )
    .returning({ sessionId: h.sessionId });
  if (used.length === 0) throw new PageClosed();
}
