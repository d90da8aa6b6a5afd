import { Button } from '@payfac/ui/button';
import { isSameApp } from '../../shared/session/acting.ts';
import { useSession } from '../../shared/session/session.ts';
import { exitActing } from '../../shared/session/sign-out.ts';
import * as styles from './acting-banner.css.ts';

/** Always shows who is acted as; actions are recorded under both names. */
export function ActingBanner() {
  const session = useSession();
  const { name, username } = session;
  return (
    <section aria-label="Acting as someone else" className={styles.banner}>
      <p className={styles.text}>
        You’re acting as <strong>{name}</strong> ({username}).
        <span className={styles.more}> What you do is recorded under your own name as well.</span>
      </p>
      <Button size="small" onPress={() => void exitActing(session, isSameApp(session))}>
        Exit
      </Button>
    </section>
  );
}
