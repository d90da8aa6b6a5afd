import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { CommentComposer } from './comment-composer.tsx';
import * as styles from './comment-thread.css.ts';

/** What somebody wrote. */
export interface ThreadComment {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** Who wrote it. */
  author: string;
  /** As shown: 'Nov 3, 2025 08:15 PM'. */
  time: string;
  /** The instant for machines, ISO 8601. */
  dateTime?: string | undefined;
  /** Lines are kept; markup in a text is shown as text. */
  body: ReactNode;
  /** Beside the author: a role, 'Internal'. */
  badge?: ReactNode;
  /** At the end of the head, such as a menu. */
  actions?: ReactNode;
}

export interface CommentThreadProps {
  /** What is talked about, for screen readers: 'Comments on dispute 118'. */
  label: string;
  /** The oldest first, as people talk. */
  comments: readonly ThreadComment[];
  /**
   * Sends a text, without blanks around it. A rejection keeps the text and says that it was not sent.
   * Without it there is nothing to write in.
   */
  onSend?: ((text: string) => void | Promise<void>) | undefined;
  /** Shown while it is empty; never in place of a label. */
  placeholder?: string | undefined;
  /** In UTF-16 units. */
  maxLength?: number | undefined;
  /** In place of comments where there are none. @default the package's 'No comments yet' */
  emptyText?: ReactNode;
}

/** What people say about a record, and a place to answer. */
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
