import { featureLabels } from '@payfac/domain/access';
import { Status } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Grid, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useAccount, useMay } from '../account.ts';
import { RateLimitCard } from './rate-limit-card.tsx';

const features = ['ccTokenization', 'bankAccountTokenization'] as const;

/** What the merchant's own pages turn cards and bank accounts into tokens with. */
export function TokenizationSection() {
  const { tokenization, features: flags } = useAccount().application;
  return (
    <Grid column="xl">
      <Card title="Public key">
        <Stack gap="md">
          <Text tone="muted" size="small">
            Opens card fields on the merchant's own pages. It can't charge anything and isn't a
            secret.
          </Text>
          <DescriptionList
            entries={[
              {
                term: 'Public key',
                value: <CopyValue value={tokenization.publicKey} label="public key" isMono />,
                isWide: true,
              },
              ...features.map((feature) => {
                const isOn = flags[feature]?.enabled === true;
                return {
                  term: featureLabels[feature],
                  value: <Status tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Status>,
                };
              }),
            ]}
          />
        </Stack>
      </Card>
      {useMay()('tokenization.rateLimit') && <RateLimitCard />}
    </Grid>
  );
}
