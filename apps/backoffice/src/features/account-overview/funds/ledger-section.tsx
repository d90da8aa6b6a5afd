import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { Card } from '@payfac/ui/card';
import { Select } from '@payfac/ui/select';
import { useLocation, useNavigate } from 'react-router-dom';
import { ledgerAccountLabel } from '../../../entities/ledger/account-label.ts';
import { ledgerEntries } from '../../../entities/ledger/entries.tsx';
import { withParams } from '../../../shared/address.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { useAccount } from '../account.ts';
import * as styles from '../money/money.css.ts';
import { entriesParam, useReserved } from './queries.ts';

/** The sub-merchant's own ledger accounts: its balance and its reserves. */
function useLedgerAccounts(): readonly string[] {
  const { subMerchantId } = useAccount().record;
  const held = useReserved().data?.data ?? [];
  return [
    merchantLedgerAccount(subMerchantId),
    ...held
      .map(({ account }) => account)
      .filter((account) => account.endsWith(`:${subMerchantId}`)),
  ];
}

/** Without the ledger account, which is chosen above the list. */
const ownEntries = {
  ...ledgerEntries,
  columns: ledgerEntries.columns
    .filter(({ id }) => id !== 'account')
    .map((column) =>
      column.id === 'createdAt' ? { ...column, onCard: 'detail' as const } : column,
    ),
};

/** The entries behind the account's amounts, one ledger account at a time. */
export function LedgerSection() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { subMerchantId } = useAccount().record;
  const accounts = useLedgerAccounts();
  const wanted = new URLSearchParams(search).get(entriesParam);
  // An emptied reserve is no longer in the list, but its entries can still be read.
  const isOwn = wanted?.endsWith(`:${subMerchantId}`) === true;
  const shown = isOwn ? wanted : merchantLedgerAccount(subMerchantId);
  return (
    <Card
      title="Ledger"
      actions={
        <div className={styles.ledgerAccount}>
          <Select
            label="Ledger account"
            isLabelHidden
            value={shown}
            options={[...new Set([...accounts, shown])].map((account) => ({
              value: account,
              label: ledgerAccountLabel(account),
            }))}
            onChange={(account) =>
              void navigate(pathname + withParams(search, { [entriesParam]: account }))
            }
          />
        </div>
      }
    >
      <ListView
        list={ownEntries}
        scope={{ account: [shown], subMerchantId: [subMerchantId] }}
        prefix="ledger"
      />
    </Card>
  );
}
