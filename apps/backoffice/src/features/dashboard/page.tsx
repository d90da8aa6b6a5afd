import { canAny } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { Screen } from '../../shared/screen/screen.tsx';
import { accountAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { zoneInHeaders } from '../../shared/time/show.ts';
import { FigureStatsCard } from './figure-stats-card.tsx';
import { figureCards } from './figures.ts';
import * as styles from './page.css.ts';
import { RecentDisputes } from './recent-disputes.tsx';
import { RecentTransactions } from './recent-transactions.tsx';
import { VolumeChart } from './volume-chart.tsx';

/** /dashboard: the figures of a period, card volume over time, and what happened last. */
export function Component() {
  const holder = useHolder();
  const account = useAtomValue(accountAtom);
  return (
    <Screen description={`${account?.name ?? 'All accounts'} · Times in ${zoneInHeaders()}`}>
      <div className={styles.cards}>
        {figureCards.map((figure) => (
          <FigureStatsCard key={figure.id} figure={figure} />
        ))}
      </div>
      <VolumeChart />
      {canAny(holder, ['sidebar.transactions', 'dashboard.recentTransactions']) && (
        <RecentTransactions />
      )}
      {canAny(holder, ['sidebar.disputes', 'dashboard.recentDisputes']) && <RecentDisputes />}
    </Screen>
  );
}
