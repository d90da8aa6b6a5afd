import type { Application, SubMerchant } from '@payfac/domain/accounts';
import { createContext, use } from 'react';
import type { OverviewView } from '../../entities/accounts/overview-address.ts';
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

export const nameOf = ({ identity }: Application): string => identity.business.dbaName;

/** What an act on an account makes stale, by the first part of the query keys. */
export const stale = [
  'account',
  'account-checks',
  'account-money',
  'accounts',
  'sp-accounts',
  'account-names',
  'pci-compliance',
  'dashboard',
] as const;
