import type { CallOptions, Cancelled, Output } from '@payfac/api';
import * as applications from '@payfac/api/contract/applications';
import type * as funds from '@payfac/api/contract/funds';
import { type Ability, canAny } from '@payfac/domain/access';
import type { Application, Check, SubMerchant } from '@payfac/domain/accounts';
import { type Address, formatPhoneNumber } from '@payfac/domain/contact';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type * as z from 'zod/mini';
import type { OverviewView } from '../../entities/accounts/overview-address.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { useHolder } from '../../shared/session/session.ts';

interface ById {
  readonly params: { readonly id: string };
}

interface CategoriesQuery {
  readonly query: z.output<(typeof applications.categories)['query']>;
}

interface ChecksQuery {
  readonly query: z.output<(typeof applications.checks)['query']>;
}

/** The calls that read an account: one set for staff and merchants, another for providers. */
export interface Reads {
  readonly get: (input: ById, options?: CallOptions) => Promise<Application>;
  readonly checks: (
    input: ChecksQuery,
    options?: CallOptions,
  ) => Promise<Output<typeof applications.checks> | Cancelled>;
  readonly categories: (
    input: CategoriesQuery,
    options?: CallOptions,
  ) => Promise<Output<typeof applications.categories> | Cancelled>;
  readonly loans: (input: ById, options?: CallOptions) => Promise<Output<typeof funds.loans>>;
  readonly reserved: (input: ById, options?: CallOptions) => Promise<Output<typeof funds.reserved>>;
}

/** The page's account and the current view of it. */
export interface Account {
  readonly application: Application;
  /** The sub-merchant record whose processing and risk settings are shown. */
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

/** Whether the user holds one of the abilities. */
export type May = (...abilities: readonly Ability[]) => boolean;

/** The user's abilities on this account, where their roles are held. */
export function useMay(): May {
  const { spProductId, subMerchantDocs } = useAccount().application;
  const holder = useHolder();
  return (...abilities) =>
    subMerchantDocs.some(({ subMerchantId }) =>
      canAny(holder, abilities, { spProductId, subMerchantId }),
    );
}

export const nameOf = ({ identity }: Application): string => identity.business.dbaName;

/** The address parameter of the current sub-merchant, for an account with several. */
export const recordParam = 'record';

/**
 * The sub-merchant that an address names, otherwise the account's first.
 * @param id the page's id, which may be a sub-merchant's.
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

/** An address in one line; null when there is none. */
export const addressText = (address: Address | null): string | null =>
  address &&
  `${address.street}${address.unit ? `, ${address.unit}` : ''}, ${address.city}, ${address.state} ${address.zip}`;

export const phoneText = (digits: string | null): string | null =>
  digits && formatPhoneNumber(digits);

/** As many as a page of the call holds, which is far more than an underwriter reads. */
const MOST_CHECKS = 100;

/** Every run of every check of the account, newest first. */
export function useChecks() {
  const { application, view, reads } = useAccount();
  const { applicationId } = application;
  return useQuery<readonly Check[]>({
    queryKey: [shows(applications.checks), 'account-checks', view, applicationId],
    queryFn: async ({ signal }) => {
      const query = { applicationId: [applicationId], pageSize: MOST_CHECKS };
      const { data } = await settled(reads.checks({ query }, { signal }));
      return data;
    },
  });
}
