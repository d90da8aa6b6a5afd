import { EmptyState } from '@payfac/ui/empty-state';
import { PageHeader } from '@payfac/ui/page-header';
import { Skeleton } from '@payfac/ui/skeleton';
import { useState } from 'react';
import { useTerminalAccounts } from '../../entities/accounts/terminal-accounts.ts';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { SaleApproved } from './components/sale-approved.tsx';
import { SaleForm } from './components/sale-form.tsx';
import * as styles from './page.css.ts';

/** /virtual-terminal: charges or authorizes a card that a customer reads out. */
export function Component() {
  const accounts = useTerminalAccounts();
  const [sale, setSale] = useState<Transaction>();
  return (
    <div className={styles.page}>
      <PageHeader
        title="Virtual Terminal"
        description="Key in a card payment taken by phone, mail, or in person."
      />
      {!accounts && <Skeleton lines={8} />}
      {accounts?.length === 0 && (
        <EmptyState title="No account can take card payments here">
          The virtual terminal is switched on for each account. Ask your provider to enable it.
        </EmptyState>
      )}
      {accounts && accounts.length > 0 && !sale && (
        <SaleForm accounts={accounts} onSold={setSale} />
      )}
      {sale && <SaleApproved sale={sale} onNew={() => setSale(undefined)} />}
    </div>
  );
}
