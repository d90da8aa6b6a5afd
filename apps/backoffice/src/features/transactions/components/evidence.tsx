import { can } from '@payfac/domain/access';
import { postingKindLabels } from '@payfac/domain/ledger';
import { formatUsd } from '@payfac/domain/money';
import type { RiskAction } from '@payfac/domain/risk';
import { DescriptionList } from '@payfac/ui/description-list';
import { Disclosure } from '@payfac/ui/disclosure';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import { Text } from '@payfac/ui/typography';
import type { ReactNode } from 'react';
import {
  type TimelineEntry,
  timelineEvents,
} from '../../../entities/transactions/timeline-events.ts';
import type { Timeline as PaymentTimeline } from '../../../entities/transactions/transaction.tsx';
import { listAt } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';

/** Every event of a payment, oldest first. */
export function TransactionTimeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  return (
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
  );
}

const actionLabels: Readonly<Record<RiskAction, string>> = {
  alert: 'Alert raised by',
  review: 'Held for review by',
  decline: 'Declined by',
};

/** The rules that the payment hit, with their findings; undefined when it hit none. */
export function useRiskEvidence({
  risk,
  transaction,
}: Pick<PaymentTimeline, 'risk' | 'transaction'>): ReactNode {
  const maySeeGroups = can(useHolder(), 'sidebar.risks');
  if (risk === null || risk.length === 0) return undefined;
  return (
    <Stack gap="sm">
      {risk.map(({ ruleName, action, evidence }) => (
        <div key={`${ruleName} ${action}`}>
          <Text weight="medium">{`${actionLabels[action]} “${ruleName}”`}</Text>
          <Text>{evidence}</Text>
        </div>
      ))}
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
    </Stack>
  );
}

interface LedgerEntriesProps {
  readonly ledger: NonNullable<PaymentTimeline['ledger']>;
}

/** The payment's ledger entries: both sides of every posting. */
export const LedgerEntries = ({ ledger }: LedgerEntriesProps) => (
  <Disclosure title="Ledger entries" summary={String(ledger.length)} headingLevel={4}>
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
