import { type Ability, canAny } from '@payfac/domain/access';
import type { Application, SubMerchant } from '@payfac/domain/accounts';
import { createContext, use } from 'react';
import type { OverviewView } from '../../entities/accounts/overview-address.ts';
import { useHolder } from '../../shared/session/session.ts';
import type { Reads } from './reads.ts';

/** The account that the page is about, and how it is looked at. */
export interface Account {
  readonly application: Application;
  /** The sub-merchant record that processing and risk are set for. */
  readonly record: SubMerchant;
  readonly view: OverviewView;
  readonly reads: Reads;
}

export const AccountContext = createContext<Account | undefined>(undefined);

/** @throws Error outside an account's page. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('Used outside an account.');
  return account;
}

/** Whether somebody holds one of the abilities. */
export type May = (...abilities: readonly Ability[]) => boolean;

/** What the person may do with this account: a role reaches no further than where it is held. */
export function useMay(): May {
  const { spProductId, subMerchantDocs } = useAccount().application;
  const holder = useHolder();
  return (...abilities) =>
    subMerchantDocs.some(({ subMerchantId }) =>
      canAny(holder, abilities, { spProductId, subMerchantId }),
    );
}

export const nameOf = ({ identity }: Application): string => identity.business.dbaName;

/** Names the sub-merchant that is looked at in the address, where an account has several. */
export const recordParam = 'record';

/**
 * The sub-merchant that an address names, otherwise the account's first.
 * @param id what the page is opened by, which may be a sub-merchant's.
 * @throws Error for an application without any.
 */
export function recordOf(
  { subMerchantDocs }: Application,
  search: string,
  id: string,
): SubMerchant {
  const wanted = new URLSearchParams(search).get(recordParam);
  const record =
    subMerchantDocs.find(({ _id }) => _id === wanted) ??
    subMerchantDocs.find(({ subMerchantId }) => subMerchantId === id) ??
    subMerchantDocs[0];
  if (!record) throw new Error('An application has a record for processing from its start.');
  return record;
}
