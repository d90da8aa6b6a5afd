import type { Transaction } from '../../kernel/database/connection.ts';
import { sendEmail, sendTextMessage } from '../../kernel/outbox/send.ts';

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
  if (email) await sendEmail(transaction, { ...shared, to: email, subject, body }, at);
  if (mobileNumber) await sendTextMessage(transaction, { ...shared, to: mobileNumber, body }, at);
}
