import { canAny } from '@payfac/domain/access';
import { PageHeader } from '@payfac/ui/page-header';
import { useHolder, useSession } from '../../shared/session/session.ts';
import { FigureStatsCard } from './figure-stats-card.tsx';
import { figureCards } from './figures.ts';
import * as styles from './page.css.ts';
import { RecentTransactions } from './recent-transactions.tsx';
import { VolumeChart } from './volume-chart.tsx';

/** /dashboard: the figures of a period, card volume over time, and what happened last. */
export function Component() {
  const { name } = useSession();
  const holder = useHolder();
  return (
    <div className={styles.page}>
      <PageHeader title="Dashboard" description={`Signed in as ${name}`} />
      <div className={styles.cards}>
        {figureCards.map((figure) => (
          <FigureStatsCard key={figure.id} figure={figure} />
        ))}
      </div>
      <VolumeChart />
      {canAny(holder, ['sidebar.transactions', 'dashboard.recentTransactions']) && (
        <RecentTransactions />
      )}
    </div>
  );
}
