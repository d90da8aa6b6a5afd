import { type Cents, cents, formatUsd, zeroCents } from '@payfac/domain/money';
import { chargebackPercentage, refundPercentage } from '@payfac/domain/stats';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { listAt } from '../../../shared/address.ts';
import { counted } from '../../../shared/counted.ts';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useAccount, useMay } from '../account.ts';
import { LimitBar } from './limit-bar.tsx';
import * as styles from './overview.css.ts';
import { alertsQuery, figuresQuery } from './queries.ts';

/** A share of the expected value; zero means no expectation. */
const limited = (limit: Cents | undefined, name: string) =>
  limit === undefined || limit === zeroCents
    ? { detail: 'no limit' }
    : { limit, detail: `${name} ${formatUsd(limit)}` };

const days = 'last 30 days';

function Figures() {
  const { subMerchantId, riskMetrics } = useAccount().record;
  const { data, error, refetch } = useQuery(figuresQuery(subMerchantId));
  if (error) {
    return (
      <LoadProblem title="Couldn’t load the figures" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton lines={6} />;
  const { sales, chargebacks, refunds } = data.counts;
  const ticket = cents(sales.count === 0 ? 0 : Math.round(sales.amount / sales.count));
  const month = data.month.sales.amount;
  return (
    <>
      <LimitBar
        label="Volume this month"
        text={formatUsd(month)}
        value={month}
        {...limited(riskMetrics?.monthlyVolume, 'limit')}
      />
      <LimitBar
        label="Average ticket"
        text={formatUsd(ticket)}
        value={ticket}
        {...limited(riskMetrics?.averageTicket, 'expected')}
      />
      <LimitBar
        label="Chargeback rate"
        text={`${chargebackPercentage(chargebacks.count, sales.count).value.toFixed(2)}%`}
        value={0}
        detail={`${counted(chargebacks.count, 'chargeback')}, ${days}`}
      />
      <LimitBar
        label="Refund rate"
        text={`${refundPercentage(refunds.amount, sales.amount).value.toFixed(2)}%`}
        value={0}
        detail={`${counted(refunds.count, 'refund')}, ${days}`}
      />
    </>
  );
}

function Alerts() {
  const { subMerchantId } = useAccount().record;
  const { data, error, refetch } = useQuery(alertsQuery(subMerchantId));
  if (error) {
    return (
      <LoadProblem title="Couldn’t load alerts" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton lines={1} />;
  if (data.count === 0) return <span className={styles.quiet}>No alerts to look at</span>;
  return (
    <Link href={listAt('/risk-management/alerts', { subMerchantId, status: ['unacknowledged'] })}>
      {`${counted(data.count, 'alert')} to look at`}
    </Link>
  );
}

interface HealthProps {
  readonly hasFigures: boolean;
}

/** The account's figures compared with what is expected of it. */
export function Health({ hasFigures }: HealthProps) {
  const seesAlerts = useMay()('sidebar.alerts');
  if (!hasFigures && !seesAlerts) return null;
  return (
    <section aria-labelledby="account-health" className={styles.railPart}>
      <h2 id="account-health" className={styles.railTitle}>
        Health
      </h2>
      {hasFigures && <Figures />}
      {seesAlerts && <Alerts />}
    </section>
  );
}
