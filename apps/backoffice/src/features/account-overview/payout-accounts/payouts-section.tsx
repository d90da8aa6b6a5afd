import { Grid } from '@payfac/ui/layout';
import { BankAccountsCard } from './bank-accounts-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';

/** Where the merchant is paid, and when. */
export const PayoutsSection = () => (
  <Grid column="xl">
    <BankAccountsCard />
    <ScheduleCard />
  </Grid>
);
