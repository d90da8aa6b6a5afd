import { Select } from '@payfac/ui/select';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';
import { accountAtom, ownAccountsAtom } from '../../shared/session/account.ts';
import * as styles from './shell.css.ts';

/** For a person with several accounts: the one that scopes every list and write, kept in the address. */
export function AccountContext() {
  const accounts = useAtomValue(ownAccountsAtom);
  const account = useAtomValue(accountAtom);
  const navigate = useNavigate();
  if (accounts.length < 2) return null;
  return (
    <div className={styles.account}>
      <Select
        label="Account"
        isLabelHidden
        placeholder="All accounts"
        value={account?.subMerchantId ?? ''}
        options={accounts.map(({ subMerchantId, name }) => ({ value: subMerchantId, label: name }))}
        onChange={(subMerchantId) =>
          void navigate({
            search: withParams(location.search, {
              account: subMerchantId,
              // A figure's link names its account; another one chosen here takes its place.
              subMerchantId: undefined,
              page: undefined,
            }),
          })
        }
      />
    </div>
  );
}
