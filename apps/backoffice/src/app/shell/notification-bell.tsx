import { IconButton } from '@payfac/ui/icon-button';
import { BellIcon } from '@payfac/ui/icons';
import { Spinner } from '@payfac/ui/spinner';
import { Suspense } from 'react';
import { useUnread } from '../../entities/notifications/unread.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { BarPanel } from './bar-panel.tsx';
import * as styles from './shell.css.ts';

const NotificationCenter = laterPart(
  async () => (await import('./notification-center.tsx')).NotificationCenter,
);

/** The number of unread notifications, with the newest ones behind it. */
export function NotificationBell() {
  const count = useUnread().data?.count ?? 0;
  return (
    <BarPanel
      label="Notifications"
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
    </BarPanel>
  );
}
