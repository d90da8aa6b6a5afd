import { Grid, Stack } from '@payfac/ui/layout';
import { Suspense } from 'react';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useMay } from '../account.ts';
import { MetricsCard } from './metrics-card.tsx';
import { VerificationCard } from './verification-card.tsx';

const RulesCard = laterPart(async () => (await import('./rules-card.tsx')).RulesCard);

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
