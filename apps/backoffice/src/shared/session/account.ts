import { isCapitalUser, isMerchantUser } from '@payfac/domain/access';
import { atom, useAtomValue } from 'jotai';
import { locationAtom } from '../address.ts';
import { holderAtom, sessionAtom, useHolder } from './session.ts';

/** The accounts of a merchant's user; empty for platform staff, whose scope the server decides. */
export const ownAccountsAtom = atom((get) =>
  isMerchantUser(get(holderAtom)) ? get(sessionAtom).applications.payments.accounts : [],
);

/** Whether the user searches all accounts that they may see: staff and providers. */
export const searchesAccountsAtom = atom((get) => {
  const holder = get(holderAtom);
  return !isMerchantUser(holder) && !isCapitalUser(holder);
});

/** The account that all lists and writes are limited to. Its name is known for the user's own accounts. */
export interface ChosenAccount {
  readonly subMerchantId: string;
  readonly name?: string;
}

/**
 * The account chosen in the shell, from the address; undefined means everything the user may see. A merchant's user can
 * only choose their own; for others, the platform decides what they see.
 */
export const accountAtom = atom((get): ChosenAccount | undefined => {
  const chosen = new URLSearchParams(get(locationAtom).search).get('account');
  if (!chosen) return undefined;
  if (get(searchesAccountsAtom)) return { subMerchantId: chosen };
  return get(ownAccountsAtom).find(({ subMerchantId }) => subMerchantId === chosen);
});

/** The user's single account: the chosen one, or their only one. */
export function useOwnAccount(): string | undefined {
  const chosen = useAtomValue(accountAtom);
  const own = useAtomValue(ownAccountsAtom);
  const holder = useHolder();
  if (chosen) return chosen.subMerchantId;
  return isMerchantUser(holder) && own.length === 1 ? own[0]?.subMerchantId : undefined;
}
