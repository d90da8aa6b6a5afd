import * as tokenization from '@payfac/api/contract/tokenization';
import { can } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Heading } from '@payfac/ui/typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { send } from '../../shared/api/connection.ts';
import { laterPart } from '../../shared/later/later-part.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { LoadProblem } from '../../shared/load-problem.tsx';
import { shows } from '../../shared/query/follow.ts';
import { Screen } from '../../shared/screen/screen.tsx';
import { useHolder } from '../../shared/session/session.ts';
import { accounts } from './accounts/list.tsx';
import type { Setup } from './setup/facts.ts';
import { SetupCards } from './setup/setup-cards.tsx';

const SimulatePayment = laterPart(
  async () => (await import('./simulate/simulate-payment.tsx')).SimulatePayment,
);

/** /apple-pay: the Apple Pay setup, the accounts that take it, and a test payment. */
export function Component() {
  const holder = useHolder();
  const [isPaying, setPaying] = useState(false);
  const { data, error, refetch } = useQuery<Setup>({
    queryKey: [shows(tokenization.applePaySetup), 'apple-pay', 'setup'],
    queryFn: ({ signal }) => send(tokenization.applePaySetup)({}, { signal }),
  });
  const maySimulate = data?.isSimulated === true && can(holder, 'transactions.sale');
  return (
    <Screen
      actions={
        maySimulate && (
          <Button variant="primary" onPress={() => setPaying(true)}>
            Simulate a payment
          </Button>
        )
      }
    >
      <Stack gap="xl">
        {error && !data && (
          <LoadProblem
            title="Couldn't load how Apple Pay is set up"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton lines={4} />}
        {data && <SetupCards setup={data} />}
        <Stack gap="md">
          <Heading level={2}>Accounts</Heading>
          <ListView list={accounts} isPart />
        </Stack>
      </Stack>
      {isPaying && (
        <Suspense>
          <SimulatePayment onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </Screen>
  );
}
