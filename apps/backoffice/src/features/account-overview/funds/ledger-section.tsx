import { merchantLedgerAccount } from '@payfac/domain/ledger';
import { Stack } from '@payfac/ui/layout';
import { Select } from '@payfac/ui/select';
import { useLocation, useNavigate } from 'react-router-dom';
import { ledgerAccountLabel } from '../../../entities/ledger/account-label.ts';
import { ledgerEntries } from '../../../entities/ledger/entries.tsx';
import { withParams } from '../../../shared/address.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { useAccount } from '../account.ts';
import * as styles from '../rows.css.ts';
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
    <Stack gap="md">
      <div className={styles.ledgerAccount}>
        <Select
          label="Ledger account"
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
      <ListView
        list={ledgerEntries}
        scope={{ account: [shown], subMerchantId: [subMerchantId] }}
        prefix="ledger"
      />
    </Stack>
  );
}
