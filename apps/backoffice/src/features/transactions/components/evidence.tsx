import { can } from '@payfac/domain/access';
import { postingKindLabels } from '@payfac/domain/ledger';
import { formatUsd } from '@payfac/domain/money';
import type { RiskAction } from '@payfac/domain/risk';
import { DescriptionList } from '@payfac/ui/description-list';
import { Disclosure } from '@payfac/ui/disclosure';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import type { Timeline as PaymentTimeline } from '../../../entities/transactions/queries.ts';
import {
  type TimelineEntry,
  timelineEvents,
} from '../../../entities/transactions/timeline-events.ts';
import { listAt } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from '../detail-drawer.css.ts';

/** Everything that happened to a payment, oldest first. */
export function TransactionTimeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Timeline</h3>
      <Timeline
        label="Payment timeline"
        events={entries.map((entry, index) => ({
          id: `${index} ${entry.event}`,
          title: timelineEvents[entry.event][0],
          time: showMoment(entry.at),
          dateTime: entry.at.toISOString(),
          tone: timelineEvents[entry.event][1],
          ...(entry.amount === null ? {} : { amount: formatUsd(entry.amount) }),
          ...(entry.actor ? { actor: entry.actor } : {}),
          ...(entry.detail && entry.detail !== timelineEvents[entry.event][0]
            ? { detail: entry.detail }
            : {}),
        }))}
      />
    </section>
  );
}

const actionLabels: Readonly<Record<RiskAction, string>> = {
  alert: 'Alert raised by',
  review: 'Held for review by',
  decline: 'Declined by',
};

/** The rules that hit the payment, and what they found. */
export function RiskEvidence({ risk, transaction }: Pick<PaymentTimeline, 'risk' | 'transaction'>) {
  const maySeeGroups = can(useHolder(), 'sidebar.risks');
  if (risk === null || risk.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Risk</h3>
      <DescriptionList
        columns={1}
        entries={risk.map(({ ruleName, action, evidence }) => ({
          term: `${actionLabels[action]} “${ruleName}”`,
          value: evidence,
        }))}
      />
      {maySeeGroups && (
        <Link
          variant="standalone"
          href={listAt('/risk-management/transactions', {
            transactionId: transaction.transactionId,
          })}
        >
          View flagged payments of this group
        </Link>
      )}
    </section>
  );
}

/** The ledger's own words for the payment: both sides of every posting. */
export function LedgerEntries({ ledger }: Pick<PaymentTimeline, 'ledger'>) {
  if (ledger === null || ledger.length === 0) return null;
  return (
    <Disclosure title="Ledger entries" summary={String(ledger.length)} headingLevel={3}>
      <DescriptionList
        columns={1}
        layout="inline"
        entries={ledger.map(({ kind, account, amount, createdAt }) => ({
          term: `${postingKindLabels[kind]} · ${account} · ${showMoment(createdAt)}`,
          value: formatUsd(amount),
        }))}
      />
    </Disclosure>
  );
}
