import type { Transaction } from '../../kernel/database/connection.ts';
import { sendInvitation } from '../hosted-sessions/send.ts';

interface SentLink {
  readonly facilitatorId: string;
  readonly sessionId: string;
  readonly accountName: string;
  readonly description?: string | null | undefined;
  readonly sendEmail: boolean;
  readonly sendSms: boolean;
  readonly email: string | null;
  readonly mobileNumber: string | null;
}

/** Sends a link over the chosen channels. @param url of the payment page. */
export const sendLink = (
  transaction: Transaction,
  { facilitatorId, sessionId, accountName, ...link }: SentLink,
  url: string,
  at: Date,
): Promise<void> =>
  sendInvitation(
    transaction,
    {
      facilitatorId,
      sessionId,
      accountName,
      subject: link.description ?? 'Payment request',
      url,
      email: link.sendEmail ? link.email : null,
      mobileNumber: link.sendSms ? link.mobileNumber : null,
    },
    at,
  );
