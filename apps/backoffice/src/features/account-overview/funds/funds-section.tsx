import { Grid, Stack } from '@payfac/ui/layout';
import { Suspense } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useAccount, useMay } from '../account.ts';
import { BalanceCard } from './balance-card.tsx';
import { LoansCard } from './loans-card.tsx';
import { ReservedCard } from './reserved-card.tsx';

const LedgerCard = laterPart(async () => (await import('./ledger-card.tsx')).LedgerCard);

/** What the account's money comes to, what is withheld of it, and what it was lent. */
export function FundsSection() {
  const { view } = useAccount();
  const may = useMay();
  const hasBalance = may('balance.view');
  return (
    <Stack>
      <Grid column="xl">
        {hasBalance && <BalanceCard />}
        <Stack>
          {(hasBalance || view === 'provider') && <ReservedCard />}
          <LoansCard />
        </Stack>
      </Grid>
      {may('sidebar.ledger') && (
        <Suspense>
          <LedgerCard />
        </Suspense>
      )}
    </Stack>
  );
}
