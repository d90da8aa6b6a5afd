import { canAny } from '@payfac/domain/access';
import { PageHeader } from '@payfac/ui/page-header';
import { useAtomValue } from 'jotai';
import { accountAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { zoneInHeaders } from '../../shared/time/show.ts';
import { FigureStatsCard } from './figure-stats-card.tsx';
import { figureCards } from './figures.ts';
import * as styles from './page.css.ts';
import { RecentTransactions } from './recent-transactions.tsx';
import { VolumeChart } from './volume-chart.tsx';

/** /dashboard: the figures of a period, card volume over time, and what happened last. */
export function Component() {
  const holder = useHolder();
  const account = useAtomValue(accountAtom);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Dashboard"
        description={`${account?.name ?? 'All accounts'}, times in ${zoneInHeaders()}`}
      />
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
