import * as notifications from '@payfac/api/contract/notifications';
import type { NotificationKind } from '@payfac/domain/notifications';
import { Button } from '@payfac/ui/button';
import { useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { changes } from '../../shared/query/client.ts';

/** Calls at once: few enough that other work of the person goes on. */
const atOnce = 4;

const acknowledge = (notificationEventId: string) =>
  send(notifications.acknowledge)({ body: { notificationEventId } });

/**
 * Marks notifications as read, one call each; the first that fails stops it.
 * @throws ApiError 'Acknowledgment failed.', or the server's own text.
 */
export async function markRead(notificationEventIds: readonly string[]): Promise<void> {
  const waiting = [...notificationEventIds];
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await acknowledge(id);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  try {
    await changes().together(() => Promise.all(Array.from({ length: atOnce }, work)));
  } finally {
    await changes().loaded();
  }
}

/** The inbox is read whole before any of it changes, since changes move rows between pages. */
async function allUnread(kinds: readonly NotificationKind[] | undefined): Promise<string[]> {
  const ids: string[] = [];
  const { signal } = new AbortController();
  const query = {
    acknowledged: false,
    sort: '-createdAt' as const,
    ...(kinds && { kind: [...kinds] }),
  };
  for await (const event of send(notifications.list).all({ query }, { signal })) {
    ids.push(event.notificationEventId);
  }
  return ids;
}

/**
 * Marks everything unread as read, or everything of some kinds.
 * @returns how many were marked.
 * @throws ApiError of the first call that failed.
 */
async function markAllRead(kinds?: readonly NotificationKind[]): Promise<number> {
  const ids = await allUnread(kinds);
  await markRead(ids);
  return ids.length;
}

interface MarkAllReadProps {
  readonly size?: 'small' | 'medium';
  /** Only these kinds. Default: everything. */
  readonly kinds?: readonly NotificationKind[];
}

const marked = (count: number): string =>
  count === 1 ? 'Marked 1 notification as read.' : `Marked ${count} notifications as read.`;

/** Empties the unread part of the inbox, or one of it, and says how many that were. */
export function MarkAllRead({ size = 'medium', kinds }: MarkAllReadProps) {
  const [isRunning, setRunning] = useState(false);

  async function run(): Promise<void> {
    setRunning(true);
    try {
      notify('success', marked(await markAllRead(kinds)));
    } catch (problem) {
      notifyFailure(problem);
    } finally {
      setRunning(false);
    }
  }

  return (
    <Button size={size} isLoading={isRunning} onPress={() => void run()}>
      Mark all as read
    </Button>
  );
}
