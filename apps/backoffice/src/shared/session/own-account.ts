import { isMerchantUser } from '@payfac/domain/access';
import { useAtomValue } from 'jotai';
import { accountAtom, ownAccountsAtom } from './account.ts';
import { useHolder } from './session.ts';

/** The user's single account: the chosen one, or their only one. */
export function useOwnAccount(): string | undefined {
  const chosen = useAtomValue(accountAtom);
  const own = useAtomValue(ownAccountsAtom);
  const holder = useHolder();
  if (chosen) return chosen.subMerchantId;
  return isMerchantUser(holder) && own.length === 1 ? own[0]?.subMerchantId : undefined;
}
