import type { Queryable } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import type { MailLook } from '../database/schema/documents.ts';
import { outbox } from '../database/schema/index.ts';

interface Message {
  readonly facilitatorId: string;
  readonly body: string;
  /** The ID of the record it is about. */
  readonly reference?: string;
}

export interface Email extends Message {
  readonly to: string;
  readonly subject: string;
  /** Default: plain text. */
  readonly look?: MailLook;
}

export interface TextMessage extends Message {
  /** Ten digits. */
  readonly to: string;
}

/** Adds an email to the outbox, in the transaction that it reports. */
export async function sendEmail(
  queryable: Queryable,
  { facilitatorId, to, subject, body, look, reference }: Email,
  at: Date,
): Promise<void> {
  await queryable.insert(outbox).values({
    messageId: newId('msg'),
    facilitatorId,
    channel: 'email',
    recipient: to,
    subject,
    body,
    look: look ?? null,
    reference: reference ?? null,
    nextAttemptAt: at,
    createdAt: at,
  });
}

/** Adds a text message to the outbox, in the transaction that it reports. */
export async function sendTextMessage(
  queryable: Queryable,
  { facilitatorId, to, body, reference }: TextMessage,
  at: Date,
): Promise<void> {
  await queryable.insert(outbox).values({
    messageId: newId('msg'),
    facilitatorId,
    channel: 'sms',
    recipient: to,
    body,
    reference: reference ?? null,
    nextAttemptAt: at,
    createdAt: at,
  });
}
