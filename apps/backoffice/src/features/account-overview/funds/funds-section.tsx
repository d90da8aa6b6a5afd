import { Grid, Stack } from '@payfac/ui/layout';
import { useAccount, useMay } from '../account.ts';
import { BalanceCard } from './balance-card.tsx';
import { LoansCard } from './loans-card.tsx';
import { ReservedCard } from './reserved-card.tsx';

/** What the account's money comes to, what is withheld of it, and what it was lent. */
export function FundsSection() {
  const { view } = useAccount();
  const hasBalance = useMay()('balance.view');
  return (
    <Grid column="xl">
      {hasBalance && <BalanceCard />}
      <Stack>
        {(hasBalance || view === 'provider') && <ReservedCard />}
        <LoansCard />
      </Stack>
    </Grid>
  );
}
