import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { unnamed } from '../../shared/records/use-names.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { AccountPanel } from './account-panel.tsx';

/** Names load once an account is chosen, to keep the shell small. */
const NamedAccount = laterPart(async () => (await import('./named-account.tsx')).NamedAccount);

/** A choice among all accounts that staff and providers may see, by name. */
export function AnyAccount() {
  const id = useAtomValue(accountAtom)?.subMerchantId;
  if (id === undefined) return <AccountPanel name="All accounts" />;
  return (
    <Suspense fallback={<AccountPanel id={id} name={unnamed} />}>
      <NamedAccount id={id} />
    </Suspense>
  );
}
