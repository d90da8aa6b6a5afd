import { cancelled } from '@payfac/api';
import { can } from '@payfac/domain/access';
import {
  type Dispute,
  disputeReasonLabels,
  disputeStatusLabels,
  disputeUrgency,
} from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { displayCard } from '@payfac/domain/transactions';
import { StatusBadge } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { useAtomValue } from 'jotai';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { useQueryAtom } from '../../shared/query/use-query-atom.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';
import { showDateTime } from '../../shared/time/show.ts';
import * as styles from './page.css.ts';
import { recentDisputesQuery } from './queries.ts';
import { RecentRow } from './recent-row.tsx';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** What is expected of the merchant, in a badge. */
function Due({ dispute }: { readonly dispute: Dispute }) {
  const urgency = disputeUrgency(dispute, now());
  switch (urgency.kind) {
    case 'none':
      return <StatusBadge tone="neutral">{disputeStatusLabels[dispute.status]}</StatusBadge>;
    case 'past-due':
      return <StatusBadge tone="danger">Past due</StatusBadge>;
    case 'urgent':
    case 'due':
      return (
        <StatusBadge tone={urgency.kind === 'urgent' ? 'danger' : 'warning'}>
          {urgency.wholeDaysLeft === 0 ? 'Due today' : `Due in ${days(urgency.wholeDaysLeft)}`}
        </StatusBadge>
      );
  }
}

/** The newest disputes of the person's scope, and how long there is to respond. */
export function RecentDisputes() {
  const holder = useHolder();
  const account = useAtomValue(accountAtom)?.subMerchantId;
  const { data, error, refetch } = useQueryAtom(recentDisputesQuery(account));
  const rows = error || data === undefined || data === cancelled ? undefined : data.data;
  const canOpen = can(holder, 'sidebar.transactions');
  return (
    <Card title="Recent disputes">
      {error && (
        <LoadProblem
          title="Couldn't load recent disputes"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && <Skeleton lines={6} />}
      {rows?.length === 0 && (
        <EmptyState title="No disputes">Disputes show up here when they're opened.</EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.recent}>
          {rows.map((dispute) => (
            <RecentRow
              key={dispute.disputeId}
              title={
                canOpen ? (
                  <Link
                    href={`/reporting/transactions?open=${encodeURIComponent(dispute.transactionId)}`}
                    variant="standalone"
                  >
                    {disputeReasonLabels[dispute.reason]}
                  </Link>
                ) : (
                  disputeReasonLabels[dispute.reason]
                )
              }
              details={[
                dispute.truncatedCardNumber && displayCard(dispute.truncatedCardNumber),
                account === undefined ? dispute.accountName : null,
                `Respond by ${showDateTime(dispute.respondBy)}`,
              ]}
              status={<Due dispute={dispute} />}
              amount={formatUsd(dispute.amount)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
