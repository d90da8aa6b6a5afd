import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { InboxEntry, type InboxItem } from './inbox-entry.tsx';
import * as styles from './inbox-list.css.ts';

export interface InboxListProps {
  /** Accessible name: 'Notifications'. With groups, each list's name ends with its heading: 'Notifications, Today'. */
  label: string;
  /** Newest first. */
  items: readonly InboxItem[];
  /** Offers to mark an item as read without opening it. */
  onRead?: ((id: string) => void) | undefined;
  /** Shown when the list is empty. */
  empty?: ReactNode;
  /** Level of the groups' headings. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

interface Part {
  readonly heading: string | undefined;
  readonly items: InboxItem[];
}

function partsOf(items: readonly InboxItem[]): readonly Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last.heading === item.group) last.items.push(item);
    else parts.push({ heading: item.group, items: [item] });
  }
  return parts;
}

/** Events since the user's last visit, with unread ones marked. */
export function InboxList({ label, items, onRead, empty, headingLevel = 2 }: InboxListProps) {
  const messages = useMessages();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const Heading = `h${headingLevel}` as const;
  if (items.length === 0) return <div className={styles.empty}>{empty ?? messages.inboxEmpty}</div>;

  const isMixed = items.some(({ isUnread }) => isUnread !== items[0]?.isUnread);

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }

  return (
    <div className={classNames(styles.root, isMixed && styles.mixed)}>
      {partsOf(items).map(({ heading, items: own }) => (
        <section key={own[0]?.id} className={styles.part}>
          {heading !== undefined && <Heading className={styles.heading}>{heading}</Heading>}
          <ul
            aria-label={heading === undefined ? label : `${label}, ${heading}`}
            className={styles.list}
          >
            {own.map((item) => (
              <InboxEntry
                key={item.id}
                item={item}
                isOpen={open.has(item.id)}
                onToggle={() => toggle(item.id)}
                onRead={onRead}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
