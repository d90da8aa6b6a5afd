import type { Transaction } from '../../kernel/database/connection.ts';
import { sendEmail, sendTextMessage } from '../../kernel/outbox/send.ts';

/** What a payer is sent: where to pay, and from whom it comes. */
interface Invitation {
  readonly facilitatorId: string;
  readonly sessionId: string;
  readonly accountName: string;
  /** Of the e-mail, such as `Invoice INV-000318`. */
  readonly subject: string;
  readonly url: string;
  readonly email?: string | null | undefined;
  readonly mobileNumber?: string | null | undefined;
}

/** Puts the address of a page into the outbox, for each way that has an address. */
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
