import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { useOnline } from '../../shared/query/client.ts';
import { isSameApp, useSession } from '../../shared/session/session.ts';
import { exitActing } from '../../shared/session/sign-out.ts';
import * as styles from './shell.css.ts';

/** Always shows who is acted as; actions are recorded under both names. */
export function ActingBanner() {
  const session = useSession();
  const { name, username } = session;
  return (
    <section aria-label="Acting as someone else" className={styles.acting}>
      <p className={styles.actingText}>
        You’re acting as <strong>{name}</strong> ({username}).
        <span className={styles.actingMore}>
          {' '}
          What you do is recorded under your own name as well.
        </span>
      </p>
      <Button size="small" onPress={() => void exitActing(session, isSameApp(session))}>
        Exit
      </Button>
    </section>
  );
}

/** Shown on every page while offline. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <div className={styles.outcomes}>
      <Banner tone="warning" isAnnounced>
        You’re offline. What you see may be out of date, and changes can’t be saved. The page
        updates when you’re back online.
      </Banner>
    </div>
  );
}
