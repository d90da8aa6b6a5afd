import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { unnamed } from '../../shared/records/use-names.ts';
import { accountAtom } from '../../shared/session/account.ts';
import { AccountPanel } from './account-panel.tsx';

/** Names are fetched once an account is chosen: the shell goes without. */
const NamedAccount = laterPart(async () => (await import('./named-account.tsx')).NamedAccount);

/** One of all accounts that staff and providers may see, found by its name. */
export function AnyAccount() {
  const id = useAtomValue(accountAtom)?.subMerchantId;
  if (id === undefined) return <AccountPanel name="All accounts" />;
  return (
    <Suspense fallback={<AccountPanel id={id} name={unnamed} />}>
      <NamedAccount id={id} />
    </Suspense>
  );
}
