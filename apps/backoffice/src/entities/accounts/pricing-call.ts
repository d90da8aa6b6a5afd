import * as accountNames from '@payfac/api/contract/account-names';
import type { DualPricing } from '@payfac/domain/dual-pricing';
import { send } from '../../shared/api/connection.ts';
import { settled } from '../../shared/query/client.ts';

/** The prices of one account; nothing where a person doesn't see it. */
export async function pricingOf(id: string, signal: AbortSignal): Promise<DualPricing | null> {
  const query = { subMerchantId: [id] };
  const options = { signal, lane: 'names.account-pricing' };
  const { data } = await settled(send(accountNames.names)({ query }, options));
  return data[0]?.dualPricing ?? null;
}
