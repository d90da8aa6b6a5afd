import { cancelled } from '@payfac/api';
import { isMerchantUser } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { useQueryAtom } from '../../shared/query/use-query-atom.ts';
import { ownAccountsAtom } from '../../shared/session/account.ts';
import { useHolder } from '../../shared/session/session.ts';
import { api } from './api.ts';

export interface AccountChoice {
  readonly value: string;
  readonly label: string;
}

const namesQuery = (isNeeded: boolean) => ({
  queryKey: ['account-names', isNeeded],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<AccountChoice[]> => {
    if (!isNeeded) return [];
    const names = await api.accounts.names(
      { query: { pageSize: 100 } },
      { signal, lane: 'picker' },
    );
    if (names === cancelled) return [];
    return names.data
      .filter(({ features }) => features.includes('virtualTerminal'))
      .map(({ subMerchantId, dbaName }) => ({ value: subMerchantId, label: dbaName }));
  },
});

/** The accounts a person may charge for: a merchant's own ones, or those staff may see. */
export function useTerminalAccounts(): readonly AccountChoice[] | undefined {
  const holder = useHolder();
  const isOwn = isMerchantUser(holder);
  const own = useAtomValue(ownAccountsAtom);
  const { data } = useQueryAtom(namesQuery(!isOwn));
  if (!isOwn) return data;
  return own
    .filter(({ features }) => features.includes('virtualTerminal'))
    .map(({ subMerchantId, name }) => ({ value: subMerchantId, label: name }));
}
