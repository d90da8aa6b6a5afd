import { isMerchantUser } from '@payfac/domain/access';
import { atom } from 'jotai';
import { locationAtom } from '../location.ts';
import { holderAtom, sessionAtom } from './session.ts';

/** The accounts a merchant's person works in; empty for platform staff, whose scope is the server's. */
export const ownAccountsAtom = atom((get) =>
  isMerchantUser(get(holderAtom)) ? get(sessionAtom).applications.payments.accounts : [],
);

/** The account chosen in the shell, by the address; undefined means all the person may see. */
export const accountAtom = atom((get) => {
  const chosen = new URLSearchParams(get(locationAtom).search).get('account');
  return get(ownAccountsAtom).find(({ subMerchantId }) => subMerchantId === chosen);
});
