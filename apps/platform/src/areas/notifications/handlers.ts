import type { notifications as contract } from '@payfac/api/contract';
import { rolesOf } from '@payfac/domain/access';
import { notificationChannels } from '@payfac/domain/notifications';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { notificationEvents } from '../../kernel/database/schema/index.ts';
import { kindsOf } from './audiences.ts';
import { inboxOf, notificationList, notificationView } from './list.ts';

const [ui] = notificationChannels;

export const createNotificationsHandlers = ({
  database,
  pool,
  clock,
}: Services): Handlers<typeof contract> => ({
  kinds: async (_input, { holder }) => {
    const data = kindsOf(rolesOf(holder)).map((kind) => ({ kind, channels: [ui] }));
    return { data, count: data.length };
  },

  list: pageOf(pool, notificationList),

  acknowledge: async ({ body }, context) => {
    const own = and(
      eq(notificationEvents.notificationEventId, body.notificationEventId),
      inboxOf(context),
    );
    await database
      .update(notificationEvents)
      .set({
        acknowledgedAt: await clock.now(),
        acknowledgedBy: context.session.person.username,
      })
      .where(and(own, isNull(notificationEvents.acknowledgedAt)));
    const [found] = await database.select().from(notificationEvents).where(own);
    if (!found) throw notFound('The notification', body.notificationEventId);
    return notificationView(found);
  },
});
