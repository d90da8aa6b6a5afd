import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CheckIcon, ChevronRightIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import * as styles from './inbox-list.css.ts';

/** An event with a link. */
export interface InboxItem {
  /** Unique id; stable between renders. */
  id: string;
  /** What happened, in one line. */
  title: string;
  /** Detail below the title, or after it where there is room. */
  detail?: ReactNode;
  /** Time as shown. */
  time: string;
  /** URL of the link. Without one, there is nothing to open. */
  href?: string | undefined;
  /** Marks it unread, and offers to mark it as read. */
  isUnread: boolean;
  /** Icon, size 16. */
  icon?: ReactNode;
  /** Heading above it and the following items of the same group, such as a day. */
  group?: string | undefined;
  /** The events it groups. It shows their number, and expands to list them. */
  folded?: readonly InboxItem[] | undefined;
}

interface InboxEntryProps {
  item: InboxItem;
  /** Whether its folded events are listed. */
  isOpen: boolean;
  onToggle: () => void;
  onRead: ((id: string) => void) | undefined;
}

type TitleProps = Pick<InboxEntryProps, 'item' | 'isOpen' | 'onToggle'>;

/** What is pressed: the link, or what opens the folded events. Either fills its entry. */
function Title({ item: { title, href, folded }, isOpen, onToggle }: TitleProps) {
  const messages = useMessages();
  if (folded) {
    return (
      <button
        type="button"
        data-row-link=""
        aria-expanded={isOpen}
        className={styles.fold}
        onClick={onToggle}
      >
        {title}
        <span aria-hidden className={styles.count}>{`× ${folded.length}`}</span>
        <span className={visuallyHidden}>{`, ${messages.timesHappened(folded.length)}`}</span>
        <ChevronRightIcon aria-hidden size={14} className={styles.chevron} />
      </button>
    );
  }
  if (href === undefined) return title;
  return (
    <span className={styles.whole}>
      <Link href={href} variant="quiet">
        {title}
      </Link>
    </span>
  );
}

/** One event, or the same event several times. */
export function InboxEntry({ item, isOpen, onToggle, onRead }: InboxEntryProps) {
  const messages = useMessages();
  const { id, title, detail, time, isUnread, icon, folded } = item;
  return (
    <li data-key={id}>
      <div className={styles.item} {...(isUnread && { 'data-unread': '' })}>
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
        <span className={classNames(styles.title, isUnread && styles.unread)}>
          {isUnread && <span className={visuallyHidden}>{messages.unread}: </span>}
          <Title item={item} isOpen={isOpen} onToggle={onToggle} />
        </span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        <span className={styles.time}>{time}</span>
        {isUnread && onRead && (
          <span className={styles.action}>
            <IconButton
              size="small"
              label={folded ? messages.markAllRead(title, folded.length) : messages.markRead(title)}
              icon={<CheckIcon aria-hidden size={14} />}
              onPress={() => onRead(id)}
            />
          </span>
        )}
      </div>
      {folded && isOpen && (
        <ul aria-label={title} className={styles.folded}>
          {folded.map((each) => (
            <InboxEntry
              key={each.id}
              item={each}
              isOpen={false}
              onToggle={onToggle}
              onRead={onRead}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
