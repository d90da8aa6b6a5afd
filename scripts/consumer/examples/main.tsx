import { createClient } from '@payfac/api';
import { transactions } from '@payfac/api/contract/transactions';
import { can } from '@payfac/domain/access';
import { cents, formatUsd } from '@payfac/domain/money';
import '@payfac/ui/base.css';
import '@payfac/ui/brands/harbor.css';
import { Button } from '@payfac/ui/button';
import '@payfac/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const api = createClient({ baseUrl: '/api/v1', platformUrl: '/v1' }, { transactions });
const place = { kind: 'account', subMerchantId: 'sm_0001' } as const;
const manager = { memberships: [{ role: 'manager', place }] } as const;

type Sale = Awaited<ReturnType<typeof api.transactions.saleCard>>;

function Page() {
  const [charged, setCharged] = useState<Sale['status']>();
  if (!can(manager, 'transactions.sale')) return null;
  return (
    <main>
      <Button variant="primary" onPress={() => setCharged('processing')}>
        {`Charge ${formatUsd(cents(1250))}`}
      </Button>
      {charged && <p>Charged once</p>}
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
