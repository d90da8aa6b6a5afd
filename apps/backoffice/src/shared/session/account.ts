import { isCapitalUser, isMerchantUser } from '@payfac/domain/access';
import { atom } from 'jotai';
import { locationAtom } from '../location.ts';
import { holderAtom, sessionAtom } from './session.ts';

/** The accounts a merchant's person works in; empty for platform staff, whose scope is the server's. */
export const ownAccountsAtom = atom((get) =>
  isMerchantUser(get(holderAtom)) ? get(sessionAtom).applications.payments.accounts : [],
);

/** Whether a person chooses among all accounts they may see, by search: staff and providers. */
export const searchesAccountsAtom = atom((get) => {
  const holder = get(holderAtom);
  return !isMerchantUser(holder) && !isCapitalUser(holder);
});

/** An account that scopes every list and write. Its name is known of a person's own accounts. */
export interface ChosenAccount {
  readonly subMerchantId: string;
  readonly name?: string;
}

/**
 * The account chosen in the shell, by the address; undefined means all the person may see. A merchant's
 * person has only their own; of what others ask for, the platform shows what they may see.
 */
export const accountAtom = atom((get): ChosenAccount | undefined => {
  const chosen = new URLSearchParams(get(locationAtom).search).get('account');
  if (!chosen) return undefined;
  if (get(searchesAccountsAtom)) return { subMerchantId: chosen };
  return get(ownAccountsAtom).find(({ subMerchantId }) => subMerchantId === chosen);
});
