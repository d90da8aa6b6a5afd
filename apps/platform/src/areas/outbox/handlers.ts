import { desc, eq } from 'drizzle-orm';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import { outbox } from '../../kernel/database/schema/index.ts';
import type { outbox as contract } from './contract.ts';

const mostShown = 20;

export const createOutboxHandlers = ({ database }: Services): Handlers<typeof contract> => ({
  read: async ({ query: { recipient } }, { place }) => {
    if (!place.isOnThisMachine) throw notFound('This address');
    const data = await database
      .select({
        messageId: outbox.messageId,
        channel: outbox.channel,
        recipient: outbox.recipient,
        subject: outbox.subject,
        body: outbox.body,
        createdAt: outbox.createdAt,
      })
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.createdAt), desc(outbox.messageId))
      .limit(mostShown);
    return { data };
  },
});
