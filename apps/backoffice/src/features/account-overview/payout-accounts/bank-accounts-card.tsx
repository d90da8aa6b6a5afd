import type { PayoutBankAccount } from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { AddIcon } from '@payfac/ui/icons';
import { Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { useAccount, useMay } from '../account.ts';
import * as styles from '../rows.css.ts';
import { AddDialog } from './add-dialog.tsx';
import { BankAccountRow } from './bank-account-row.tsx';
import { WaitingBanner } from './waiting-banner.tsx';

/** The one that payouts go to first, then as they were added. */
const inOrder = (accounts: readonly PayoutBankAccount[]): readonly PayoutBankAccount[] =>
  accounts.toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));

/** The checking accounts that payouts can go to. */
export function BankAccountsCard() {
  const { application, record } = useAccount();
  const mayChange = useMay()('accounts.submit');
  const [isAdding, setAdding] = useState(false);
  const accounts = inOrder(
    application.payoutBankAccounts.filter(
      ({ subMerchantObjId }) => subMerchantObjId === record._id,
    ),
  );
  return (
    <Card
      title="Bank accounts"
      actions={
        mayChange && (
          <Button size="small" icon={<AddIcon size={14} />} onPress={() => setAdding(true)}>
            Add bank account
          </Button>
        )
      }
    >
      <Stack gap="md">
        <WaitingBanner accounts={accounts} />
        {accounts.length === 0 ? (
          <Text tone="muted">
            No bank account yet. Payouts start once one is added and verified.
          </Text>
        ) : (
          <ul className={styles.rows}>
            {accounts.map((account) => (
              <BankAccountRow
                key={account.bankAccountToken}
                account={account}
                mayChange={mayChange}
              />
            ))}
          </ul>
        )}
      </Stack>
      {isAdding && (
        <Suspense>
          <AddDialog isFirst={accounts.length === 0} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  );
}
