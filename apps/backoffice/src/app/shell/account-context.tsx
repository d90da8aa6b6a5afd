import { Select } from '@payfac/ui/select';
import { useAtomValue } from 'jotai';
import {
  accountAtom,
  ownAccountsAtom,
  searchesAccountsAtom,
} from '../../shared/session/account.ts';
import { isHeldBack, useSession } from '../../shared/session/session.ts';
import { AnyAccount } from './any-account.tsx';
import * as styles from './shell.css.ts';
import { useChooseAccount } from './use-choose-account.ts';

/** A choice among the user's own accounts. */
function OwnAccount() {
  const accounts = useAtomValue(ownAccountsAtom);
  const account = useAtomValue(accountAtom);
  const choose = useChooseAccount();
  return (
    <div className={styles.account}>
      <Select
        label="Account"
        isLabelHidden
        placeholder="All accounts"
        value={account?.subMerchantId ?? ''}
        options={accounts.map(({ subMerchantId, name }) => ({ value: subMerchantId, label: name }))}
        onChange={choose}
      />
    </div>
  );
}

/** The account that all lists and writes are limited to, kept in the address; for users with several accounts. */
export function AccountContext() {
  const own = useAtomValue(ownAccountsAtom);
  const isSearched = useAtomValue(searchesAccountsAtom);
  const session = useSession();
  if (isHeldBack(session)) return null;
  if (isSearched) return <AnyAccount />;
  return own.length < 2 ? null : <OwnAccount />;
}
