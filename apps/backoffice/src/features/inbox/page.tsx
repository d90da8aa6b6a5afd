import { useLocation } from 'react-router-dom';
import { MarkAllRead } from '../../entities/notifications/mark-all-read.tsx';
import { useUnread } from '../../entities/notifications/unread.ts';
import { withParams } from '../../shared/address.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { ListScreen } from '../../shared/screen/screen.tsx';
import { read, unread } from './list.tsx';

/** /inbox: notifications, unread first; the address names the open part. */
export function Component() {
  const { pathname, search } = useLocation();
  const { data } = useUnread();
  const count = data?.count ?? 0;
  const isRead = new URLSearchParams(search).get('show') === 'read';
  const hrefOf = (show: string) => `${pathname}${withParams(search, { show })}`;
  return (
    <ListScreen
      actions={count > 0 && <MarkAllRead />}
      parts={{
        label: 'Notifications',
        activeHref: hrefOf(isRead ? 'read' : 'unread'),
        tabs: [
          { href: hrefOf('unread'), label: 'Unread', ...(data && { count }) },
          { href: hrefOf('read'), label: 'Read' },
        ],
      }}
    >
      {isRead ? (
        <ListView list={read} scope={{ acknowledged: true }} prefix="read" />
      ) : (
        <ListView list={unread} scope={{ acknowledged: false }} prefix="unread" />
      )}
    </ListScreen>
  );
}
