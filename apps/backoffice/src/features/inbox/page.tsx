import { Tabs } from '@payfac/ui/tabs';
import { useLocation, useNavigate } from 'react-router-dom';
import { MarkAllRead } from '../../entities/notifications/mark-all-read.tsx';
import { useUnread } from '../../entities/notifications/unread.ts';
import { withParams } from '../../shared/address.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { Screen } from '../../shared/screen/screen.tsx';
import { read, unread } from './list.tsx';

/** /inbox: what happened, the unread first; the part shown stands in the address. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data } = useUnread();
  const count = data?.count ?? 0;
  const show = new URLSearchParams(search).get('show') === 'read' ? 'read' : 'unread';
  return (
    <Screen actions={count > 0 && <MarkAllRead />}>
      <Tabs
        label="Notifications"
        selected={show}
        onChange={(id) => void navigate({ search: withParams(search, { show: id }) })}
        tabs={[
          {
            id: 'unread',
            label: 'Unread',
            ...(data && { count }),
            content: <ListView list={unread} scope={{ acknowledged: false }} prefix="unread" />,
          },
          {
            id: 'read',
            label: 'Read',
            content: <ListView list={read} scope={{ acknowledged: true }} prefix="read" />,
          },
        ]}
      />
    </Screen>
  );
}
