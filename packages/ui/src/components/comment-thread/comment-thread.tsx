import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { CommentComposer } from './comment-composer.tsx';
import * as styles from './comment-thread.css.ts';

/** A comment. */
export interface ThreadComment {
  /** Unique id; stable between renders. */
  id: string;
  /** Author's name. */
  author: string;
  /** Time as shown: 'Nov 3, 2025 08:15 PM'. */
  time: string;
  /** The instant in ISO 8601, for machines. */
  dateTime?: string | undefined;
  /** Line breaks are kept; markup is shown as text. */
  body: ReactNode;
  /** Shown beside the author: a role, 'Internal'. */
  badge?: ReactNode;
  /** At the end of the header, such as a menu. */
  actions?: ReactNode;
}

export interface CommentThreadProps {
  /** Accessible name: 'Comments on dispute 118'. */
  label: string;
  /** Oldest first, as in a conversation. */
  comments: readonly ThreadComment[];
  /**
   * Sends the trimmed text. A rejection keeps the text and shows that it wasn't sent. Without it there is no composer.
   */
  onSend?: ((text: string) => void | Promise<void>) | undefined;
  /** Placeholder while empty; never a substitute for a label. */
  placeholder?: string | undefined;
  /** Maximum length in UTF-16 units. */
  maxLength?: number | undefined;
  /** Shown when there are no comments. @default the package's 'No comments yet' */
  emptyText?: ReactNode;
}

/** Comments on a record, with a composer. */
export function CommentThread({
  label,
  comments,
  onSend,
  emptyText,
  ...composer
}: CommentThreadProps) {
  const messages = useMessages();
  return (
    <div className={styles.thread}>
      <div role="log" aria-label={label}>
        {comments.length === 0 && (
          <p className={styles.empty}>{emptyText ?? messages.noComments}</p>
        )}
        {comments.length > 0 && (
          <ol className={styles.list}>
            {comments.map(({ id, author, time, dateTime, body, badge, actions }) => (
              <li key={id} className={styles.comment}>
                <Avatar name={author} />
                <div className={styles.content}>
                  <div className={styles.head}>
                    <span className={styles.author} data-author>
                      {author}
                    </span>
                    {badge}
                    <time className={styles.time} {...(dateTime !== undefined && { dateTime })}>
                      {time}
                    </time>
                    {actions !== undefined && <span className={styles.actions}>{actions}</span>}
                  </div>
                  <div className={styles.body} data-comment>
                    {body}
                  </div>
                </div>
              </li>
            ))}
          </ol>
        )}
      </div>
      {onSend && <CommentComposer {...composer} onSend={onSend} />}
    </div>
  );
}
