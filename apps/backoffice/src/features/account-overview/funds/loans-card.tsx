import {
  type Loan,
  loanStatusLabels,
  outstandingOf,
  type Referral,
  referralStatusLabels,
} from '@payfac/domain/capital';
import { formatUsd } from '@payfac/domain/money';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Timeline } from '@payfac/ui/timeline';
import { Heading, Text } from '@payfac/ui/typography';
import { otherAppsOf } from '../../../shared/session/other-apps.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import { LoadedCard } from '../cards.tsx';
import { useLoans, useReferrals } from './queries.ts';

function OneLoan({ loan }: { readonly loan: Loan }) {
  const { lenderName, status, principal, fee, repaid, startedOn, nextPaymentOn } = loan;
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Heading level={3}>{lenderName}</Heading>
        <StatusWord isBare>{loanStatusLabels[status]}</StatusWord>
      </Inline>
      <DescriptionList
        columns={1}
        layout="inline"
        entries={[
          { term: 'Amount', value: formatUsd(principal) },
          { term: 'Fee', value: formatUsd(fee) },
          { term: 'Repaid', value: formatUsd(repaid) },
          { term: 'Still owed', value: formatUsd(outstandingOf(loan)) },
          { term: 'Started', value: startedOn && showDay(startedOn) },
          { term: 'Next payment', value: nextPaymentOn && showDay(nextPaymentOn) },
        ]}
      />
    </Stack>
  );
}

const Referrals = ({ referrals }: { readonly referrals: readonly Referral[] }) => (
  <Stack gap="sm">
    <Heading level={3}>Referrals</Heading>
    <Timeline
      label="Referrals to capital partners"
      events={referrals.map(({ referralId, partnerName, status, requestedAmount, createdAt }) => ({
        id: referralId,
        time: showMoment(createdAt),
        dateTime: createdAt.toISOString(),
        title: `${partnerName}: ${referralStatusLabels[status].toLowerCase()}`,
        ...(requestedAmount !== null && { detail: `Requested ${formatUsd(requestedAmount)}` }),
      }))}
    />
  </Stack>
);

/** The account's loans, and its referrals to capital partners. */
export function LoansCard() {
  const { view } = useAccount();
  const holder = useHolder();
  const loans = useLoans();
  // The service provider has no call that lists referrals.
  const referrals = useReferrals(view === 'merchant').data ?? [];
  return (
    <LoadedCard
      title="Loans"
      of={loans}
      problem="Couldn’t load loans"
      actions={() =>
        otherAppsOf(holder).map(({ label, href }) => (
          <Link key={href} href={href} isExternal variant="standalone">
            {label}
          </Link>
        ))
      }
    >
      {(found) =>
        found.length === 0 && referrals.length === 0 ? (
          <Text tone="muted">No loans. Loans and referrals to capital partners show up here.</Text>
        ) : (
          <Stack>
            {found.map((loan) => (
              <OneLoan key={loan.subMerchantLoanId} loan={loan} />
            ))}
            {referrals.length > 0 && <Referrals referrals={referrals} />}
          </Stack>
        )
      }
    </LoadedCard>
  );
}
