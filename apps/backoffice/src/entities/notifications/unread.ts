import type { Output } from '@payfac/api';
import * as notifications from '@payfac/api/contract/notifications';
import type { QueryObserverResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { isHeldBack, useSession } from '../../shared/session/session.ts';

/** The newest unread notifications that the notification center shows. */
const newest = 5;

/** How often the inbox is looked at while the window is in front, in milliseconds. */
export const inboxInterval = 60_000;

/**
 * The newest unread notifications and how many there are, asked for once for the whole shell. A person
 * who must choose a new password has no inbox yet.
 */
export function useUnread(): QueryObserverResult<Output<typeof notifications.list>> {
  const session = useSession();
  return useQuery<Output<typeof notifications.list>>({
    queryKey: [shows(notifications.list), 'notifications', 'unread'],
    queryFn: ({ signal }) => {
      const query = { acknowledged: false, pageSize: newest, sort: '-createdAt' } as const;
      return settled(send(notifications.list)({ query }, { signal, lane: 'shell.unread' }));
    },
    enabled: !isHeldBack(session),
    staleTime: 0,
    refetchInterval: inboxInterval,
    refetchOnWindowFocus: true,
  });
}
