import { formatUsd } from '@payfac/domain/money';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/database/connection.ts';
import { hostedSessions } from '../../kernel/database/schema/index.ts';
import { sendEmail, sendTextMessage } from '../../kernel/outbox/send.ts';
import { payeeLook } from '../products/payee-look.ts';

/** An invitation to pay: the page's URL and its sender. */
interface Invitation {
  readonly facilitatorId: string;
  readonly sessionId: string;
  readonly accountName: string;
  /** The e-mail's subject, such as `Invoice INV-000318`. */
  readonly subject: string;
  readonly url: string;
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
}

/** Queues the page's URL in the outbox, once per channel that has an address. */
export async function sendInvitation(
  transaction: Transaction,
  { facilitatorId, sessionId, accountName, subject, url, email, mobileNumber }: Invitation,
  at: Date,
): Promise<void> {
  const shared = { facilitatorId, reference: sessionId };
  const body = `${accountName}: ${subject}. Open ${url} to pay.`;
  if (email) {
    const [page] = await transaction
      .select({ spProductId: hostedSessions.spProductId, total: hostedSessions.totalAmount })
      .from(hostedSessions)
      .where(eq(hostedSessions.sessionId, sessionId));
    if (!page) throw new Error('An invitation has no page.');
    const { spProductId, total } = page;
    const about = { spProductId, payee: accountName, ...(total > 0 && { total }) };
    const action = total > 0 ? `Pay ${formatUsd(total)}` : 'Open the page';
    const look = await payeeLook(transaction, { ...about, action });
    const text = `${subject}, from ${accountName}.\n\n${url}`;
    await sendEmail(transaction, { ...shared, to: email, subject, body: text, look }, at);
  }
  if (mobileNumber) await sendTextMessage(transaction, { ...shared, to: mobileNumber, body }, at);
}
