import { can } from '@payfac/domain/access';
import { type Dispute, disputeReasonLabels, disputeUrgency } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import { displayCard, displayTransactionId, paymentTypeLabel } from '@payfac/domain/transactions';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DisputeDue } from '../../entities/disputes/dispute-due.tsx';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { TransactionStatusBadge } from '../../entities/transactions/status-badge.tsx';
import { recordAt } from '../../shared/address.ts';
import { useHolder } from '../../shared/session/session.ts';
import { now } from '../../shared/time/clock.ts';
import { showDateTime } from '../../shared/time/show.ts';
import * as styles from './page.css.ts';
import { recentDisputesQuery, recentQuery } from './queries.ts';
import { useScope } from './scope.ts';
import { LoadedCard } from './widget-card.tsx';

interface RecentRowProps {
  readonly title: ReactNode;
  /** Below the title; what is not known is left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly status: ReactNode;
  readonly amount: string;
}

/** One thing that happened, in a card of what happened last. */
function RecentRow({ title, details, status, amount }: RecentRowProps) {
  return (
    <li className={styles.recentRow}>
      <div className={styles.recentText}>
        {title}
        <div className={styles.recentDetail}>
          <div className={styles.recentParts}>
            {details
              .filter((text) => text !== null && text !== undefined && text !== '')
              .map((text) => (
                <span key={text} className={styles.recentPart}>
                  {text}
                </span>
              ))}
          </div>
        </div>
      </div>
      <span className={styles.recentStatus}>{status}</span>
      <span className={styles.recentAmount}>{amount}</span>
    </li>
  );
}

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

interface RowProps {
  readonly row: Transaction;
  readonly canOpen: boolean;
  /** Named where the page is about several accounts. */
  readonly accountName: string | undefined;
}

function Row({ row, canOpen, accountName }: RowProps) {
  const id = displayTransactionId(row.transactionId);
  const href = recordAt('/reporting/transactions', row.transactionId);
  return (
    <RecentRow
      title={
        canOpen ? (
          <Link href={href} variant="standalone">
            {id}
          </Link>
        ) : (
          id
        )
      }
      details={[
        paymentTypeLabel(row),
        row.cardHolderName,
        row.truncatedCardNumber && displayCard(row.truncatedCardNumber),
        accountName,
        showDateTime(row.createdAt),
      ]}
      status={<TransactionStatusBadge status={row.status} />}
      amount={signedAmount(row)}
    />
  );
}

/** The newest operations of the person's scope. */
export function RecentTransactions() {
  const holder = useHolder();
  const { scope } = useScope();
  const asked = useQuery(recentQuery(scope));
  return (
    <LoadedCard title="Recent transactions" lines={8} asked={asked}>
      {({ data: rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No transactions yet">They'll show up here as they happen.</EmptyState>
        ) : (
          <ul className={styles.recent}>
            {rows.map((row) => (
              <Row
                key={row.transactionId}
                row={row}
                canOpen={can(holder, 'sidebar.transactions')}
                accountName={scope.subMerchantId === undefined ? row.accountName : undefined}
              />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
