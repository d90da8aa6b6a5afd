import * as balance from '@payfac/api/contract/balance';
import { merchantLedgerAccount } from '@payfac/domain/ledger';
import type { Cents } from '@payfac/domain/money';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';

/** The amount that can be paid out to an account now; undefined while loading. */
export function useAvailable(subMerchantId: string | undefined): Cents | undefined {
  const { data } = useQuery({
    queryKey: [shows(balance.list), 'balance', 'available', subMerchantId],
    enabled: subMerchantId !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const account = [merchantLedgerAccount(subMerchantId ?? '')];
      const { data: found } = await settled(
        send(balance.list)({ query: { account } }, { signal, lane: 'manual-payout.balance' }),
      );
      return found.find((each) => each.subMerchantId === subMerchantId) ?? null;
    },
  });
  return data?.available;
}
