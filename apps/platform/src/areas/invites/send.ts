import { applyInvite, inviteTermMs } from '@payfac/domain/invites';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { CallFailure, invalidStatus } from '../../http/failures.ts';
import { hashSecret, newSecret } from '../../http/sessions/secrets.ts';
import type { Queryable, Transaction } from '../../kernel/database/connection.ts';
import { invites } from '../../kernel/database/schema/index.ts';
import { inBatchOrRowByRow } from '../../kernel/jobs/row-by-row.ts';
import { sendEmail } from '../../kernel/outbox/send.ts';
import type { ProductRow } from '../products/find.ts';
import { productBrandingOf } from '../products/product-branding.ts';
import { changeInvite, type InviteRow } from './store.ts';

/** In the sandbox, mail to this domain bounces. */
const undeliverable = '@undeliverable.example';

const notDelivered = () =>
  new CallFailure({
    status: 422,
    code: 'NOT_DELIVERED',
    message: 'We couldn’t deliver the email to this address.',
  });

/**
 * E-mails an invite with a new link; earlier links stop working.
 * @param origin of the hosted pages, such as `http://pay.harbor.localhost:4400`.
 * @throws CallFailure 409 for an invite that can't be sent, 422 when the e-mail bounces.
 */
export async function sendInvite(
  transaction: Transaction,
  invite: InviteRow,
  product: ProductRow,
  origin: string,
  at: Date,
): Promise<void> {
  const { branding, facilitatorId } = product;
  const status = applyInvite(invite.status, 'send');
  if (!status) throw invalidStatus();
  if (invite.email.toLowerCase().endsWith(undeliverable)) throw notDelivered();
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + inviteTermMs);
  await changeInvite(transaction, invite.inviteId, {
    status,
    linkHash: hashSecret(secret),
    sentCount: invite.sentCount + 1,
    sentAt: at,
    expiresAt,
  });
  const days = Math.round(inviteTermMs / 86_400_000);
  const lines = [
    `Hi ${invite.name},`,
    `${branding.spProductName} invited ${invite.businessName ?? 'you'} to set up payments. Get started:`,
    `${origin}/onboarding/${secret}`,
    `The link works for ${days} days.`,
  ];
  const message = {
    facilitatorId,
    to: invite.email,
    subject: `${branding.spProductName} invited you`,
    body: lines.join('\n\n'),
    look: { ...productBrandingOf(product), action: 'Start your application' },
    reference: invite.inviteId,
  };
  await sendEmail(transaction, message, at);
}

/** Expires overdue invites. @returns how many. */
export async function expireInvites(queryable: Queryable, now: Date): Promise<number> {
  const isDue = and(eq(invites.status, 'sent'), lte(invites.expiresAt, now));
  const due = await queryable.select({ id: invites.inviteId }).from(invites).where(isDue);
  return inBatchOrRowByRow(
    due,
    ({ id }) => ({ id }),
    async (some) => {
      const ids = some.map(({ id }) => id);
      const lapsed = await queryable
        .update(invites)
        .set({ status: 'expired' })
        .where(and(isDue, inArray(invites.inviteId, ids)))
        .returning({ inviteId: invites.inviteId });
      return lapsed.length;
    },
  );
}
