import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './inbox-list.css.ts';

/** An event with a link. */
export interface InboxItem {
  /** Unique id; stable between renders. */
  id: string;
  /** What happened, in one line. */
  title: string;
  /** Detail below the title. */
  detail?: ReactNode;
  /** Time as shown. */
  time: string;
  /** URL of the link. */
  href: string;
  /** Marks it unread, and offers to mark it as read. */
  isUnread: boolean;
  /** Icon, size 16. */
  icon?: ReactNode;
}

export interface InboxListProps {
  /** Accessible name: 'Notifications'. */
  label: string;
  /** Newest first. */
  items: readonly InboxItem[];
  /** Offers to mark an item as read without opening it. */
  onRead?: ((id: string) => void) | undefined;
  /** Shown when the list is empty. */
  empty?: ReactNode;
}

/** Events since the user's last visit, with unread ones marked. */
export function InboxList({ label, items, onRead, empty }: InboxListProps) {
  const messages = useMessages();
  if (items.length === 0) return <div className={styles.empty}>{empty ?? messages.inboxEmpty}</div>;
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ id, title, detail, time, href, isUnread, icon }) => (
        <li key={id} className={styles.item} {...(isUnread && { 'data-unread': '' })}>
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
          <div className={styles.texts}>
            <span className={classNames(styles.title, isUnread && styles.unread)}>
              {isUnread && <span className={visuallyHidden}>{messages.unread}: </span>}
              <Link href={href} variant="quiet">
                {title}
              </Link>
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            <span className={styles.time}>{time}</span>
          </div>
          {isUnread && onRead && (
            <IconButton
              size="small"
              label={messages.markRead(title)}
              icon={<CheckIcon aria-hidden size={14} />}
              onPress={() => onRead(id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
