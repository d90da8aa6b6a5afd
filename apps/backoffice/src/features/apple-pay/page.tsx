import { can } from '@payfac/domain/access';
import { Button } from '@payfac/ui/button';
import { Suspense, useState } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { ListScreen } from '../../shared/screen/screen.tsx';
import { useHolder } from '../../shared/session/session.ts';
import { accounts } from './accounts/list.tsx';
import { useSetup } from './setup/facts.ts';

const SimulatePayment = laterPart(
  async () => (await import('./simulate/simulate-payment.tsx')).SimulatePayment,
);

/** /apple-pay: the accounts that take Apple Pay, how it is set up, and a test payment. */
export function Component() {
  const holder = useHolder();
  const [isPaying, setPaying] = useState(false);
  const { data } = useSetup();
  const maySimulate = data?.isSimulated === true && can(holder, 'transactions.sale');
  return (
    <ListScreen
      actions={
        maySimulate && (
          <Button variant="primary" onPress={() => setPaying(true)}>
            Simulate a payment
          </Button>
        )
      }
    >
      <ListView list={accounts} />
      {isPaying && (
        <Suspense>
          <SimulatePayment onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </ListScreen>
  );
}
