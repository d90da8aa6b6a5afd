import { Select } from '@payfac/ui/select';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { unnamed } from '../../shared/records/use-names.ts';
import {
  accountAtom,
  ownAccountsAtom,
  searchesAccountsAtom,
} from '../../shared/session/account.ts';
import { isHeldBack, useSession } from '../../shared/session/session.ts';
import { AccountPanel, useChooseAccount } from './account-panel.tsx';
import * as styles from './shell.css.ts';

/** Names load once an account is chosen, to keep the shell small. */
const NamedAccount = laterPart(async () => (await import('./named-account.tsx')).NamedAccount);

/** A choice among all accounts that staff and providers may see, by name. */
function AnyAccount() {
  const id = useAtomValue(accountAtom)?.subMerchantId;
  if (id === undefined) return <AccountPanel name="All accounts" />;
  return (
    <Suspense fallback={<AccountPanel id={id} name={unnamed} />}>
      <NamedAccount id={id} />
    </Suspense>
  );
}

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
