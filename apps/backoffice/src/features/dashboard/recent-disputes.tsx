import { can } from '@payfac/domain/access';
import { type Dispute, disputeReasonLabels, disputeUrgency } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { displayCard } from '@payfac/domain/transactions';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { DisputeDue } from '../../entities/disputes/due.tsx';
import { recordAt } from '../../shared/address.ts';
import { useHolder } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';
import { showDateTime } from '../../shared/time/show.ts';
import { LoadedCard } from './loaded-card.tsx';
import * as styles from './page.css.ts';
import { recentDisputesQuery } from './queries.ts';
import { RecentRow } from './recent-row.tsx';
import { useScope } from './scope.ts';

/** The deadline while a response is asked for; once it was given, the deadline says nothing. */
const whenOf = (dispute: Dispute): string => {
  if (dispute.closedAt !== null) return `Closed ${showDateTime(dispute.closedAt)}`;
  return disputeUrgency(dispute, now()).kind === 'none'
    ? `Opened ${showDateTime(dispute.createdAt)}`
    : `Respond by ${showDateTime(dispute.respondBy)}`;
};

/** The newest disputes of the person's scope, and how long there is to respond. */
export function RecentDisputes() {
  const holder = useHolder();
  const { scope } = useScope();
  const canOpen = can(holder, 'sidebar.transactions');
  const asked = useQuery(recentDisputesQuery(scope));
  return (
    <LoadedCard title="Recent disputes" lines={6} asked={asked}>
      {({ data: rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No disputes">Disputes show up here when they're opened.</EmptyState>
        ) : (
          <ul className={styles.recent}>
            {rows.map((dispute) => (
              <RecentRow
                key={dispute.disputeId}
                title={
                  canOpen ? (
                    <Link
                      href={recordAt('/reporting/transactions', dispute.transactionId)}
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
                  scope.subMerchantId === undefined ? dispute.accountName : null,
                  whenOf(dispute),
                ]}
                status={<DisputeDue dispute={dispute} />}
                amount={formatUsd(dispute.amount)}
              />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
