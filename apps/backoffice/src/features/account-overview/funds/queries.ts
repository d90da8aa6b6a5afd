import type { Output } from '@payfac/api';
import * as balance from '@payfac/api/contract/balance';
import * as capital from '@payfac/api/contract/capital';
import * as funds from '@payfac/api/contract/funds';
import type { Referral } from '@payfac/domain/capital';
import { type Balance, merchantLedgerAccount } from '@payfac/domain/ledger';
import type { PayoutStatus } from '@payfac/domain/payouts';
import { useQuery } from '@tanstack/react-query';
import { listAt, withParams } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import type { May } from '../account.ts';
import { useAccount } from '../account.ts';

export type Reserved = Output<typeof funds.reserved>;

/** The whole account's reserves, by card type and eCheck. */
export function useReserved(isWanted = true) {
  const { application, view, reads } = useAccount();
  const { applicationId: id } = application;
  return useQuery<Reserved>({
    queryKey: [shows(funds.reserved), 'account-money', 'reserved', view, id],
    queryFn: () => reads.reserved({ params: { id } }),
    enabled: isWanted,
  });
}

/** The sub-merchant's balance; null before it has any. */
export function useBalance() {
  const { subMerchantId } = useAccount().record;
  return useQuery<Balance | null>({
    queryKey: [shows(balance.list), 'balance', 'account', subMerchantId],
    queryFn: async ({ signal }) => {
      const account = [merchantLedgerAccount(subMerchantId)];
      const { data } = await settled(
        send(balance.list)({ query: { account } }, { signal, lane: 'account.balance' }),
      );
      return data[0] ?? null;
    },
  });
}

export function useLoans() {
  const { application, view, reads } = useAccount();
  const { applicationId: id } = application;
  return useQuery<Output<typeof funds.loans>['data']>({
    queryKey: [shows(funds.loans), 'account-money', 'loans', view, id],
    queryFn: async () => (await reads.loans({ params: { id } })).data,
  });
}

/** More referrals than any account has. */
const MOST = 100;

/** The account's referrals to capital partners, newest first. */
export function useReferrals(isWanted: boolean) {
  const { application } = useAccount();
  const subMerchantId = application.subMerchantDocs.map((record) => record.subMerchantId);
  return useQuery<readonly Referral[]>({
    queryKey: [shows(capital.referrals), 'account-money', 'referrals', subMerchantId],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const { data } = await settled(
        send(capital.referrals)(
          { query: { subMerchantId, sort: '-createdAt', pageSize: MOST } },
          { signal, lane: 'account.referrals' },
        ),
      );
      return data;
    },
  });
}

const openPayouts: readonly PayoutStatus[] = [
  'pending',
  'on-hold',
  'approved',
  'ack',
  'instructed',
  'instruction',
  'processing',
  'processed',
];

/** The address parameter of the ledger account whose entries are shown. */
export const entriesParam = 'entries';

/** The address of one ledger account's entries; undefined for users who may not read them. */
export const entriesAt = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  account: string,
  may: May,
): string | undefined =>
  may('sidebar.ledger')
    ? pathname + withParams(search, { section: 'ledger', [entriesParam]: account })
    : undefined;

/** The address of payouts that the bank doesn't have yet. */
export const openPayoutsAt = (subMerchantId: string, may: May): string | undefined =>
  may('sidebar.payouts')
    ? listAt('/reporting/payouts', { subMerchantId, status: openPayouts })
    : undefined;
