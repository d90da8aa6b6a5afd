import { platformAlerts } from '@payfac/domain/alerts';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { alerts, hostedSessions, subMerchants } from '../../kernel/database/schema/index.ts';
import { notify } from '../notifications/notify.ts';
import { alertRaised } from '../notifications/words.ts';
import { alertGroupIdOf } from '../risk/ids.ts';

const kind = 'payment-page-violated';

/** A browser's report about a payment page. */
export interface PageViolation {
  readonly facilitatorId: string;
  readonly sessionId: string;
  readonly directive: string;
  readonly blocked: string;
}

/**
 * Raises an alert for a page of ours that somebody injected something into, or that broke. Anybody can send reports, so
 * there is one open alert per account and directive, of which there are few: fake reports about an image can't hide a
 * foreign script. Pages that don't exist raise none.
 */
export async function alertPageViolated(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { facilitatorId, sessionId, directive, blocked }: PageViolation,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const [owner] = await transaction
      .select({
        facilitatorId: subMerchants.facilitatorId,
        spProductId: subMerchants.spProductId,
        subMerchantId: subMerchants.subMerchantId,
      })
      .from(hostedSessions)
      .innerJoin(subMerchants, eq(subMerchants.subMerchantId, hostedSessions.subMerchantId))
      .where(
        and(
          eq(hostedSessions.sessionId, sessionId),
          eq(hostedSessions.facilitatorId, facilitatorId),
        ),
      )
      // The lock serializes reports for one account.
      .for('update', { of: subMerchants });
    if (!owner) return;
    const alertGroupId = alertGroupIdOf(`${kind}-${directive}`, owner.subMerchantId);
    const [open] = await transaction
      .select({ alertId: alerts.alertId })
      .from(alerts)
      .where(
        and(
          eq(alerts.subMerchantId, owner.subMerchantId),
          eq(alerts.ruleId, kind),
          eq(alerts.alertGroupId, alertGroupId),
          eq(alerts.status, 'unacknowledged'),
        ),
      )
      .limit(1);
    if (open) return;
    const ruleName = platformAlerts[kind];
    const message = `A payer’s browser kept something off a payment page: ${blocked} (${directive}). If it wasn’t an extension of theirs, the page was changed.`;
    await transaction.insert(alerts).values({
      ...owner,
      alertId: newId('alr'),
      alertGroupId,
      status: 'unacknowledged',
      severity: 'high',
      message,
      ruleId: kind,
      ruleName,
      createdAt: at,
    });
    await notify(
      transaction,
      { ...owner, ...alertRaised(ruleName, message, undefined) },
      ['staff'],
      at,
    );
  });
}
