import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './inbox-list.css.ts';

/** Something that happened, and where it leads. */
export interface InboxItem {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What happened, in one line. */
  title: string;
  /** More about it, below. */
  detail?: ReactNode;
  /** When, as shown. */
  time: string;
  /** Where it leads. */
  href: string;
  /** Marks it, and offers to mark it as read. */
  isUnread: boolean;
  /** Size 16. */
  icon?: ReactNode;
}

export interface InboxListProps {
  /** For screen readers: 'Notifications'. */
  label: string;
  /** The newest first. */
  items: readonly InboxItem[];
  /** Offers to mark one as read without following it. */
  onRead?: ((id: string) => void) | undefined;
  /** In place of the list where there is nothing. */
  empty?: ReactNode;
}

/** What happened while one was away, the unread marked. */
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
