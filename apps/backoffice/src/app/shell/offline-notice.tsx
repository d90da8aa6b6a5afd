import { Banner } from '@payfac/ui/banner';
import { useOnline } from '../../shared/query/use-online.ts';
import * as styles from './shell.css.ts';

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
