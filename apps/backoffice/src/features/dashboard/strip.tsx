import { formatUsd } from '@payfac/domain/money';
import { StatsCard } from '@payfac/ui/stats-card';
import { useQuery } from '@tanstack/react-query';
import { counted } from '../../shared/counted.ts';
import { mayOpen } from '../../shared/routes/route.ts';
import { useHolder } from '../../shared/session/session.ts';
import { AuthorizationCard } from './authorization.tsx';
import { averageTicket, chargebacks, FigureStatsCard, refunds } from './figures.tsx';
import * as styles from './page.css.ts';
import { onTheirWay, payoutsQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { useScope } from './scope.ts';

/** Payouts currently in transit, regardless of the period. */
function PayoutsInTransit() {
  const { scope } = useScope();
  const { data, error, refetch } = useQuery(payoutsQuery(scope, onTheirWay));
  return (
    <StatsCard
      title="Payouts in transit"
      rank="strip"
      value={data ? formatUsd(data.amount) : '–'}
      href={data && rowsAt('/reporting/payouts', { status: onTheirWay, ...scope })}
      detail={data ? counted(data.count, 'payout') : ' '}
      isLoading={data === undefined && !error}
      error={error?.message}
      onRetry={() => void refetch()}
    />
  );
}

/** Secondary figures, separated by hairlines. */
export function Strip() {
  const holder = useHolder();
  const { scope } = useScope();
  // Payouts can be filtered by account and product, but not by card processor.
  const seesPayouts =
    scope.provider === undefined &&
    mayOpen(holder, { access: ['sidebar.payouts'], feature: 'payouts' });
  return (
    <div className={seesPayouts ? styles.strips.five : styles.strips.four}>
      <div className={styles.cell}>
        <AuthorizationCard />
      </div>
      <div className={styles.cell}>
        <FigureStatsCard figure={refunds} />
      </div>
      <div className={styles.cell}>
        <FigureStatsCard figure={chargebacks} />
      </div>
      {seesPayouts && (
        <div className={styles.cell}>
          <PayoutsInTransit />
        </div>
      )}
      <div className={styles.cell}>
        <FigureStatsCard figure={averageTicket} />
      </div>
    </div>
  );
}
