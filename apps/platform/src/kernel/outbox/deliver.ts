import { and, asc, eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { facilitators, outbox } from '../database/schema/index.ts';
import { underLease } from '../jobs/under-lease.ts';
import { neutralColor } from '../mark.ts';
import { count } from '../watch/metrics.ts';
import { mailColor, mailDocument } from './mail-document.ts';
import { Refused, type Senders } from './senders.ts';

type Message = typeof outbox.$inferSelect;

/** Dependencies of message delivery. */
export interface MessageWays {
  readonly senders: Senders;
  /** Origins that links in a brand's emails may lead to. */
  readonly originsOf: (facilitatorId: string) => readonly string[];
}

const minuteMs = 60_000;
/** Longer than a relay needs for a message. */
const leaseMs = 3 * minuteMs;
/** Older ones are useless: a code expires after ten minutes, and nobody waits for last week's email. */
const lifeMs = { email: 24 * 60 * minuteMs, sms: 10 * minuteMs } as const;
const longestWaitMs = 60 * minuteMs;

/** Once sent, its text, often a link or a code, matters only to the recipient. */
const cleared = { nextAttemptAt: null, body: '', look: null } as const;

const isLate = ({ channel, createdAt }: Message, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > lifeMs[channel];

async function send(database: Database, message: Message, ways: MessageWays): Promise<void> {
  const { messageId, facilitatorId, channel, recipient, subject, body, look } = message;
  if (channel === 'sms') return ways.senders.sms?.(recipient, body);
  const [facilitator] = await database
    .select({ name: facilitators.name, branding: facilitators.branding })
    .from(facilitators)
    .where(eq(facilitators.facilitatorId, facilitatorId));
  if (!facilitator) throw new Refused('Its facilitator is gone.');
  const mail = { subject: subject ?? '', body };
  const color = facilitator.branding.primaryColor ?? neutralColor;
  const html =
    look === null
      ? undefined
      : await mailDocument(
          { ...mail, look },
          ways.originsOf(facilitatorId),
          mailColor(look, color),
        );
  return ways.senders.email?.({
    messageId,
    fromName: look?.name ?? facilitator.name,
    to: recipient,
    subject: mail.subject,
    text: body,
    ...(html === undefined ? {} : { html: String(html) }),
  });
}

/** The result of an attempt: sent, to be retried, or given up. */
async function attempt(
  database: Database,
  message: Message,
  now: Date,
  ways: MessageWays,
): Promise<Partial<Message> & { readonly outcome: 'sent' | 'retry' | 'given-up' }> {
  const attempts = message.attempts + 1;
  if (isLate(message, now)) return { outcome: 'given-up', ...cleared };
  try {
    await send(database, message, ways);
    return { outcome: 'sent', attempts, sentAt: now, failure: null, ...cleared };
  } catch (problem) {
    const failure = problem instanceof Error ? problem.message : 'Unknown';
    if (problem instanceof Refused) {
      return { outcome: 'given-up', attempts, failure, ...cleared };
    }
    const waitMs = Math.min(minuteMs * 2 ** message.attempts, longestWaitMs);
    return { outcome: 'retry', attempts, nextAttemptAt: new Date(now.getTime() + waitMs), failure };
  }
}

async function settle(database: Database, message: Message, now: Date, ways: MessageWays) {
  const { outcome, ...changes } = await attempt(database, message, now, ways);
  await database.update(outbox).set(changes).where(eq(outbox.messageId, message.messageId));
  count('payfac_message_attempts_total', { channel: message.channel, outcome });
}

/**
 * Sends due messages: each one once, or twice only if a process ended between sending and recording it. A message that
 * isn't accepted is retried at growing intervals until it is useless.
 * @param now business time.
 * @returns the number of processed messages.
 */
export function deliverMessages(database: Database, now: Date, ways: MessageWays): Promise<number> {
  const channels = (['email', 'sms'] as const).filter((channel) => ways.senders[channel]);
  const before = (ms: number) => lt(outbox.createdAt, new Date(now.getTime() - ms));
  const isDue = and(
    lte(outbox.nextAttemptAt, now),
    or(
      inArray(outbox.channel, [...channels]),
      before(lifeMs.email),
      and(eq(outbox.channel, 'sms'), before(lifeMs.sms)),
    ),
  );
  return underLease<Message>(database, {
    sideBySide: 5,
    due: (transaction, limit) =>
      transaction
        .select()
        .from(outbox)
        .where(isDue)
        .orderBy(asc(outbox.nextAttemptAt), asc(outbox.messageId))
        .limit(limit)
        .for('update', { skipLocked: true }),
    hold: (transaction, { messageId }) =>
      transaction
        .update(outbox)
        .set({ nextAttemptAt: new Date(now.getTime() + leaseMs) })
        .where(eq(outbox.messageId, messageId)),
    nameOf: ({ messageId: id, facilitatorId }) => ({ id, facilitatorId }),
    work: (message) => settle(database, message, now, ways),
  });
}
