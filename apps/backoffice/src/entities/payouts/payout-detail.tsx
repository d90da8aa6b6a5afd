import { can } from '@payfac/domain/access';
import {
  type Payout,
  payoutModeLabels,
  payoutStatusLabels,
  payoutTypeLabels,
} from '@payfac/domain/payouts';
import { Banner } from '@payfac/ui/banner';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Money } from '@payfac/ui/money';
import type { ReactNode } from 'react';
import { useHolder } from '../../shared/session/session.ts';
import { showMoment } from '../../shared/time/show.ts';
import { accountFact } from '../accounts/account-link.tsx';
import { processorLabels } from '../processors/labels.ts';
import { PayoutSum } from './payout-sum.tsx';
import { returnReason } from './return-reason.ts';
import { PayoutStatusBadge } from './status-badge.tsx';

const facts = (payout: Payout) => [
  { term: 'Payout ID', value: <CopyValue label="payout ID" value={payout.payoutId} isMono /> },
  accountFact(payout),
  { term: 'Beneficiary', value: payout.beneficiary },
  {
    term: 'Bank account',
    value: payout.accountNumber === null ? '—' : `•••• ${payout.accountNumber}`,
  },
  { term: 'Mode', value: payoutModeLabels[payout.mode] },
  { term: 'Type', value: payoutTypeLabels[payout.type] },
  { term: 'Processor', value: processorLabels[payout.processor] },
  { term: 'Created', value: showMoment(payout.createdAt) },
  { term: 'Updated', value: showMoment(payout.updatedAt) },
  { term: 'Sent', value: payout.sentAt === null ? '—' : showMoment(payout.sentAt) },
  ...(payout.description ? [{ term: 'Description', value: payout.description }] : []),
];

interface PayoutDetailProps {
  readonly payout: Payout;
  /** What may be done with it, between its amount and its facts. */
  readonly actions?: ReactNode;
}

/** A payout beside its list: how much and of what, to whom, and why it waits or came back. */
export function PayoutDetail({ payout, actions }: PayoutDetailProps) {
  const seesSettlements = can(useHolder(), 'sidebar.settlements');
  return (
    <Stack gap="xl">
      <Inline gap="md">
        <Money amount={payout.amount} rank="hero" />
        <PayoutStatusBadge status={payout.status} />
      </Inline>
      {payout.status === 'on-hold' && payout.holdReason && (
        <Banner tone="warning" title={payoutStatusLabels[payout.status]}>
          {payout.holdReason}
        </Banner>
      )}
      {payout.returnCode && (
        <Banner tone="danger" title="Returned by the bank">
          {returnReason(payout.returnCode)}. Correct the account's bank details; the money goes out
          with its next payout.
        </Banner>
      )}
      {actions}
      {/* The settled days of a returned payout wait for the next one, and are its no longer. */}
      {seesSettlements && payout.status !== 'failed' && <PayoutSum payout={payout} />}
      <DescriptionList entries={facts(payout)} />
    </Stack>
  );
}
