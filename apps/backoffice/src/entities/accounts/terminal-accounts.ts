import type { Output } from '@payfac/api';
import * as accountNames from '@payfac/api/contract/account-names';
import type { names } from '@payfac/api/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';

/** An account that payments can be keyed in for, with what the terminal goes by. */
export type TerminalAccount = Output<typeof names>['data'][number];

interface Offered {
  readonly count: number;
  readonly first: readonly TerminalAccount[];
}

const feature = 'virtualTerminal';

async function find(
  query: { readonly name?: string; readonly subMerchantId?: string[] },
  signal: AbortSignal,
  lane: string,
): Promise<Offered> {
  const { data, count } = await settled(
    send(accountNames.names)(
      { query: { ...query, feature, pageSize: 20, sort: 'dbaName' } },
      { signal, lane },
    ),
  );
  return { first: data, count };
}

/** Accounts of the terminal by name, as options. */
export async function searchTerminalAccounts(name: string, signal: AbortSignal) {
  const found = await find(name === '' ? {} : { name }, signal, 'picker.terminal');
  return found.first.map(({ subMerchantId, dbaName }) => ({
    value: subMerchantId,
    label: dbaName,
  }));
}

/** How many accounts a person may charge for, and the first of them. */
export const useTerminalAccounts = () =>
  useQuery<Offered>({
    queryKey: [shows(accountNames.names), 'account-names', feature],
    queryFn: ({ signal }) => find({}, signal, 'names.terminal'),
  });

/** One account of the terminal: nothing is found while it is loaded, nor of one that has no terminal. */
export function useTerminalAccount(subMerchantId: string | undefined) {
  const isAsked = subMerchantId !== undefined && subMerchantId !== '';
  const { data, error } = useQuery<Offered>({
    queryKey: [shows(accountNames.names), 'account-names', feature, subMerchantId],
    queryFn: ({ signal }) =>
      find({ subMerchantId: [subMerchantId ?? ''] }, signal, 'names.terminal-account'),
    enabled: isAsked,
    staleTime: 300_000,
  });
  return {
    found: isAsked ? data?.first[0] : undefined,
    /** Nothing more will be known. */
    isKnown: !isAsked || data !== undefined || error !== null,
  };
}
