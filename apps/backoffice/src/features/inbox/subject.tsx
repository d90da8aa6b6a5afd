import { isUnread, type NotificationEvent } from '@payfac/domain/notifications';
import { Link } from '@payfac/ui/link';
import { targetOf } from '../../entities/notifications/target.ts';
import { useHolder } from '../../shared/session/session.ts';
import * as styles from './subject.css.ts';

interface SubjectProps {
  readonly event: NotificationEvent;
}

/** A notification, with a link to its subject if the user may see it. */
export function Subject({ event }: SubjectProps) {
  const target = targetOf(event, useHolder());
  return (
    <span className={styles.subject}>
      <span className={isUnread(event) ? styles.unread : styles.title}>
        {target === undefined ? (
          event.title
        ) : (
          <Link href={target} variant="quiet">
            {event.title}
          </Link>
        )}
      </span>
      <span className={styles.message}>{event.message}</span>
    </span>
  );
}
