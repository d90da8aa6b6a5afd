import { Grid, Stack } from '@payfac/ui/layout';
import { Suspense } from 'react';
import { useMay } from '../account.ts';
import { MetricsCard } from './metrics-card.tsx';
import { RulesCard } from './rules-card.tsx';
import { VerificationCard } from './verification-card.tsx';

/** What the account is watched for, and what was made sure of about it. */
export const RiskSection = () => (
  <Grid column="xl">
    <Stack>
      <MetricsCard />
      <VerificationCard />
    </Stack>
    {useMay()('sidebar.rules') && (
      <Suspense>
        <RulesCard />
      </Suspense>
    )}
  </Grid>
);
