import { Stack } from '@payfac/ui/layout';
import { Heading } from '@payfac/ui/typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ScrollIntoView } from '../../../shared/screen/scroll-into-view.tsx';
import { useMay } from '../account.ts';
import { FundsSection } from '../funds/funds-section.tsx';
import { LedgerSection } from '../funds/ledger-section.tsx';
import { PayoutsSection } from '../payout-accounts/payouts-section.tsx';

interface PlaceProps {
  /** Whether the address names this part of the section. */
  readonly isAsked: boolean;
  readonly children: ReactNode;
}

const Place = ({ isAsked, children }: PlaceProps) =>
  isAsked ? <ScrollIntoView>{children}</ScrollIntoView> : children;

/** The account's money: its balance, its payouts, and its ledger entries. */
export function MoneySection() {
  const seesLedger = useMay()('sidebar.ledger');
  const asked = new URLSearchParams(useLocation().search).get('section');
  return (
    <Stack gap="lg">
      <FundsSection />
      <Place isAsked={asked === 'payouts'}>
        <PayoutsSection />
      </Place>
      {seesLedger && (
        <Place key={`ledger ${asked}`} isAsked={asked === 'ledger'}>
          <Stack gap="md">
            <Heading level={2}>Ledger</Heading>
            <LedgerSection />
          </Stack>
        </Place>
      )}
    </Stack>
  );
}
