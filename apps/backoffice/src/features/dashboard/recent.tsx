import { can } from '@payfac/domain/access';
import { type Dispute, disputeReasonLabels } from '@payfac/domain/disputes';
import { formatUsd } from '@payfac/domain/money';
import {
  displayCard,
  displayTransactionId,
  transactionStatusLabels,
} from '@payfac/domain/transactions';
import { EmptyState } from '@payfac/ui/empty-state';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DisputeDue, dueWords } from '../../entities/disputes/dispute-due.tsx';
import { signedAmount } from '../../entities/transactions/amounts.ts';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { recordAt } from '../../shared/address.ts';
import { useHolder } from '../../shared/session/session.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';
import { showDate } from '../../shared/time/show.ts';
import * as styles from './page.css.ts';
import { recentDisputesQuery, recentQuery } from './queries.ts';
import { rowsAt } from './range-address.ts';
import { type Scope, useScope } from './scope.ts';
import { LoadedCard } from './widget-card.tsx';

interface RecentRowProps {
  /** Who or why, with a link to the record. */
  readonly title: ReactNode;
  /** Less prominent details; missing ones are left out. */
  readonly details: readonly (string | null | undefined)[];
  readonly status: ReactNode;
  readonly amount: string;
}

/** One row in a card of latest events. */
function RecentRow({ title, details, status, amount }: RecentRowProps) {
  return (
    <li className={styles.recentRow}>
      <span className={styles.recentTitle}>{title}</span>
      <span className={styles.recentDetail}>{details.filter(Boolean).join(' · ')}</span>
      <span className={styles.recentStatus}>{status}</span>
      <span className={styles.recentAmount}>
        <Money amount={amount} rank="row" />
      </span>
    </li>
  );
}

interface ViewAllProps {
  readonly href: string;
  readonly of: string;
}

const ViewAll = ({ href, of }: ViewAllProps) => (
  <Link href={href} variant="standalone" aria-label={`View all ${of}`}>
    View all
  </Link>
);

/** When it was opened or closed; while a response is due, the status shows the deadline. */
const whenOf = (dispute: Dispute): string | undefined => {
  if (dispute.closedAt !== null) return `Closed ${showDate(dispute.closedAt)}`;
  return dueWords(dispute) === undefined ? `Opened ${showDate(dispute.createdAt)}` : undefined;
};

/** Disputes can be filtered by account and product, but not by processor. */
const ofDisputes = ({ subMerchantId, spProductId }: Scope) => ({ subMerchantId, spProductId });

/** The newest disputes in the user's scope, with the time left to respond. */
export function RecentDisputes() {
  const holder = useHolder();
  const { scope } = useScope();
  const canOpen = can(holder, 'sidebar.transactions');
  const asked = useQuery(recentDisputesQuery(scope));
  return (
    <LoadedCard
      title="Recent disputes"
      lines={5}
      asked={asked}
      actions={
        can(holder, 'sidebar.disputes') && (
          <ViewAll href={rowsAt('/disputes', ofDisputes(scope))} of="disputes" />
        )
      }
    >
      {({ data: rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No disputes">Disputes show up here when they’re opened.</EmptyState>
        ) : (
          <ul className={styles.rows}>
            {rows.map((dispute) => (
              <RecentRow
                key={dispute.disputeId}
                title={
                  canOpen ? (
                    <Link
                      href={recordAt('/reporting/transactions', dispute.transactionId)}
                      variant="quiet"
                    >
                      {disputeReasonLabels[dispute.reason]}
                    </Link>
                  ) : (
                    disputeReasonLabels[dispute.reason]
                  )
                }
                details={[
                  scope.subMerchantId === undefined ? dispute.accountName : null,
                  dispute.truncatedCardNumber && displayCard(dispute.truncatedCardNumber),
                  whenOf(dispute),
                ]}
                status={<DisputeDue dispute={dispute} isBare />}
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
  /** Shown when the page covers several accounts. */
  readonly accountName: string | undefined;
}

/** A payment by payer; by its number without a payer's name. */
function Row({ row, canOpen, accountName }: RowProps) {
  const payer = row.cardHolderName ?? displayTransactionId(row.transactionId);
  return (
    <RecentRow
      title={
        canOpen ? (
          <Link href={recordAt('/reporting/transactions', row.transactionId)} variant="quiet">
            {payer}
          </Link>
        ) : (
          payer
        )
      }
      details={[accountName ?? (row.truncatedCardNumber && displayCard(row.truncatedCardNumber))]}
      status={<StatusWord isBare>{transactionStatusLabels[row.status]}</StatusWord>}
      amount={signedAmount(row)}
    />
  );
}

/** The newest payments in the user's scope. */
export function LatestPayments() {
  const holder = useHolder();
  const { scope } = useScope();
  const canOpen = can(holder, 'sidebar.transactions');
  const asked = useQuery(recentQuery(scope));
  return (
    <LoadedCard
      title="Latest payments"
      lines={6}
      asked={asked}
      actions={
        canOpen && (
          <ViewAll
            href={rowsAt('/reporting/transactions', { view: 'payments', ...scope })}
            of="payments"
          />
        )
      }
    >
      {({ data: rows }) =>
        rows.length === 0 ? (
          <EmptyState title="No payments yet">They show up here as they happen.</EmptyState>
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Row
                key={row.transactionId}
                row={row}
                canOpen={canOpen}
                accountName={scope.subMerchantId === undefined ? row.accountName : undefined}
              />
            ))}
          </ul>
        )
      }
    </LoadedCard>
  );
}
