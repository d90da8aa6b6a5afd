import { useMay } from '../account.ts';
import { Facts } from './facts.tsx';
import { Health } from './health.tsx';
import { Latest } from './latest.tsx';
import * as styles from './overview.css.ts';
import { Strip } from './strip.tsx';
import { Volume } from './volume.tsx';

/** An active account: its money first, with its health and facts next to it. */
export function OverviewSection() {
  const may = useMay();
  const hasFigures = may('sidebar.dashboard', 'stats', 'dashboard.widgets', 'sidebar.transactions');
  return (
    <div className={styles.overview}>
      <div className={styles.main}>
        {hasFigures && <Volume />}
        <Strip />
        {may('sidebar.transactions') && <Latest />}
      </div>
      <div className={styles.rail}>
        <Health hasFigures={hasFigures} />
        <Facts />
      </div>
    </div>
  );
}
