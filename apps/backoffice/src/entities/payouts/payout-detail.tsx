import { can } from '@payfac/domain/access';
import { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
import {
  type Payout,
  type PayoutStatus,
  payoutModeLabels,
  payoutStatusLabels,
  payoutTypeLabels,
} from '@payfac/domain/payouts';
import { Banner } from '@payfac/ui/banner';
import type { Acts } from '../../shared/lists/actions/acts.ts';
import type { Station, Story } from '../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../shared/session/session.ts';
import { showDate, showMoment } from '../../shared/time/show.ts';
import { accountFact } from '../accounts/account-link.tsx';
import { PayoutSum } from './payout-sum.tsx';
import { returnReason } from './return-reason.ts';
import { PayoutStatusBadge } from './status-badge.tsx';

/** How far the money is: made, cleared to go, with the bank, paid. */
const reached: Readonly<Record<PayoutStatus, number>> = {
  pending: 0,
  'on-hold': 0,
  approved: 1,
  ack: 1,
  instructed: 2,
  instruction: 2,
  processing: 2,
  processed: 2,
  failed: 2,
  sent: 3,
  reconciled: 3,
};

function stationsOf({ status, createdAt, sentAt, accountNumber }: Payout): readonly Station[] {
  const at = reached[status];
  const state = (place: number): Station['state'] => (place <= at ? 'passed' : 'ahead');
  const bank = accountNumber === null ? undefined : `•••• ${accountNumber}`;
  return [
    { name: 'Created', note: showDate(createdAt), state: 'passed' },
    ...(status === 'on-hold'
      ? [{ name: payoutStatusLabels[status], state: 'waits' } as const]
      : []),
    { name: at >= 1 ? 'Cleared' : 'Clears', state: at === 1 ? 'here' : state(1) },
    { name: 'At the bank', state: at === 2 && status !== 'failed' ? 'here' : state(2) },
    status === 'failed'
      ? { name: 'Returned', note: bank, state: 'stopped' }
      : {
          name: at >= 3 ? 'Paid' : 'Pays out',
          note: sentAt ? showDate(sentAt) : bank,
          state: state(3),
        },
  ];
}

/** A payout: how much and of what, to whom, where the money is, and why it waits or came back. */
export function usePayoutStory(payout: Payout, acts: Acts): Story {
  const seesSettlements = can(useHolder(), 'sidebar.settlements');
  const { status, holdReason, returnCode, beneficiary, accountName, accountNumber } = payout;
  return {
    amount: { of: payout.amount },
    status: <PayoutStatusBadge status={status} />,
    stations: stationsOf(payout),
    acts,
    why: (
      <>
        {status === 'on-hold' && holdReason && (
          <Banner tone="warning" title="Why it’s held">
            {holdReason}
          </Banner>
        )}
        {returnCode && (
          <Banner tone="danger" title="Returned by the bank">
            {returnReason(returnCode)}. Correct the account’s bank details; the money goes out with
            its next payout.
          </Banner>
        )}
      </>
    ),
    // The settled days of a returned payout wait for the next one, and are its no longer.
    sums: seesSettlements && status !== 'failed' && <PayoutSum payout={payout} />,
    facts: [
      accountFact(payout),
      { term: 'Beneficiary', value: beneficiary === accountName ? undefined : beneficiary },
      { term: 'Bank account', value: accountNumber && `•••• ${accountNumber}` },
      {
        term: 'Made',
        value: `${payoutModeLabels[payout.mode]}, ${payoutTypeLabels[payout.type].toLowerCase()}`,
      },
      { term: 'Processor', value: processorLabels[payout.processor] },
      { term: 'Description', value: payout.description },
      { term: 'Created', value: showMoment(payout.createdAt) },
      { term: 'Updated', value: showMoment(payout.updatedAt) },
      { term: 'Sent', value: payout.sentAt && showMoment(payout.sentAt) },
    ],
  };
}
