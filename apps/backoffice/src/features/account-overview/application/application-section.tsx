import { Grid, Stack } from '@payfac/ui/layout';
import { BusinessCard } from './business-card.tsx';
import { OwnersCard } from './owners-card.tsx';
import { ProcessingCard } from './processing-card.tsx';

/** What the merchant told of itself. */
export const ApplicationSection = () => (
  <Grid column="xl">
    <Stack>
      <BusinessCard />
      <ProcessingCard />
    </Stack>
    <OwnersCard />
  </Grid>
);
