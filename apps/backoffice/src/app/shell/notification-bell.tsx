import { IconButton } from '@payfac/ui/icon-button';
import { BellIcon } from '@payfac/ui/icons';
import { Popover } from '@payfac/ui/popover';
import { Spinner } from '@payfac/ui/spinner';
import { lazy, Suspense } from 'react';
import { useUnread } from '../../entities/notifications/unread.ts';
import * as styles from './shell.css.ts';
import { useOpenHere } from './use-open-here.ts';

const NotificationCenter = lazy(async () => ({
  default: (await import('./notification-center.tsx')).NotificationCenter,
}));

/** How many notifications are unread, and the newest of them behind it. */
export function NotificationBell() {
  const count = useUnread().data?.count ?? 0;
  return (
    <Popover
      {...useOpenHere()}
      label="Notifications"
      placement="bottom end"
      trigger={
        <IconButton
          label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
          icon={
            <span className={styles.bell}>
              <BellIcon size={16} />
              {count > 0 && <span className={styles.dot} />}
            </span>
          }
        />
      }
    >
      <Suspense fallback={<Spinner />}>
        <NotificationCenter />
      </Suspense>
    </Popover>
  );
}
