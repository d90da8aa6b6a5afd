import * as tokenization from '@payfac/api/contract/tokenization';
import { Button } from '@payfac/ui/button';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { counted } from '../../../shared/counted.ts';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedCard } from '../loaded-card.tsx';
import { RateLimitDialog } from './rate-limit-dialog.tsx';

/** How fast each of the facilitator's accounts may turn cards into tokens. */
export function RateLimitCard() {
  const limit = useQuery<{ readonly perMinute: number }>({
    queryKey: [shows(tokenization.getRateLimit), 'rate-limit'],
    queryFn: ({ signal }) => send(tokenization.getRateLimit)({}, { signal }),
  });
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <LoadedCard
        title="Rate limit"
        of={limit}
        problem="Couldn't load the rate limit"
        actions={() => (
          <Button size="small" onPress={() => setEditing(true)}>
            Change limit
          </Button>
        )}
      >
        {({ perMinute }) => (
          <Stack gap="md">
            <Text tone="muted" size="small">
              The same for every account. Cards beyond it are refused until the minute is over.
            </Text>
            <DescriptionList
              entries={[{ term: 'Each account', value: `${counted(perMinute, 'card')} a minute` }]}
            />
          </Stack>
        )}
      </LoadedCard>
      {isEditing && limit.data && (
        <Suspense>
          <RateLimitDialog perMinute={limit.data.perMinute} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}
