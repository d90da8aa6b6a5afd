import * as notifications from '@payfac/api/contract/notifications';
import type { NotificationEvent } from '@payfac/domain/notifications';
import { send } from '../../shared/api/connection.ts';
import { changes } from '../../shared/query/client.ts';

/** Calls at once: few enough that other work of the person goes on. */
const atOnce = 4;

const acknowledge = (notificationEventId: string) =>
  send(notifications.acknowledge)({ body: { notificationEventId } });

/** @throws ApiError 'Acknowledgment failed.', or the server's own text. */
export async function markRead(notificationEventId: string): Promise<void> {
  try {
    await acknowledge(notificationEventId);
  } finally {
    await changes().loaded();
  }
}

/** The inbox is read whole before any of it changes, since changes move rows between pages. */
async function allUnread(): Promise<readonly NotificationEvent[]> {
  const events: NotificationEvent[] = [];
  const { signal } = new AbortController();
  const query = { acknowledged: false, sort: '-createdAt' } as const;
  for await (const event of send(notifications.list).all({ query }, { signal })) events.push(event);
  return events;
}

/**
 * Marks everything unread as read, one call a notification; the first that fails stops it.
 * @returns how many were marked.
 * @throws ApiError of the first call that failed.
 */
export async function markAllRead(): Promise<number> {
  try {
    const waiting = [...(await allUnread())];
    const count = waiting.length;
    const work = async (): Promise<void> => {
      for (let event = waiting.shift(); event; event = waiting.shift()) {
        try {
          await acknowledge(event.notificationEventId);
        } catch (error) {
          waiting.length = 0;
          throw error;
        }
      }
    };
    await changes().together(() => Promise.all(Array.from({ length: atOnce }, work)));
    return count;
  } finally {
    await changes().loaded();
  }
}
