import { Grid, Stack } from '@payfac/ui/layout';
import { FeaturesCard } from './features-card.tsx';
import { MethodsCard } from './methods-card.tsx';
import { ProcessorsCard } from './processors-card.tsx';

/** What the account takes payments with. */
export const ProcessingSection = () => (
  <Stack>
    <ProcessorsCard />
    <Grid column="xl">
      <MethodsCard />
      <FeaturesCard />
    </Grid>
  </Stack>
);
