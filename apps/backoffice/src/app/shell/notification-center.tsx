import { Banner } from '@payfac/ui/banner';
import { InboxList } from '@payfac/ui/inbox-list';
import { Link } from '@payfac/ui/link';
import { useRef } from 'react';
import { MarkAllRead, markRead } from '../../entities/notifications/mark-read.tsx';
import { targetOf } from '../../entities/notifications/target.ts';
import { useUnread } from '../../entities/notifications/unread.ts';
import { notifyFailure } from '../../shared/notify/notify.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showShortly } from '../../shared/time/show.ts';
import * as styles from './shell.css.ts';

/** The newest unread notifications; each links to its subject, or else to the inbox. */
export function NotificationCenter() {
  const holder = useHolder();
  const { data, error } = useUnread();
  const panel = useRef<HTMLDivElement>(null);

  async function read(id: string): Promise<void> {
    // Its button disappears with it, so move the focus to the panel.
    panel.current?.focus();
    await markRead([id]).catch(notifyFailure);
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.center}>
      {error && data === undefined ? (
        <Banner tone="danger">{error.message}</Banner>
      ) : (
        <InboxList
          label="Unread notifications"
          items={(data?.data ?? []).map((event) => ({
            id: event.notificationEventId,
            title: event.title,
            detail: event.message,
            time: showShortly(event.createdAt),
            href: targetOf(event, holder) ?? '/inbox',
            isUnread: true,
          }))}
          onRead={(id) => void read(id)}
        />
      )}
      <div className={styles.centerFoot}>
        <Link href="/inbox">Open inbox</Link>
        {(data?.count ?? 0) > 0 && <MarkAllRead size="small" />}
      </div>
    </div>
  );
}
