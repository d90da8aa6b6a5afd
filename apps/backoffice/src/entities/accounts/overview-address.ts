import { type Ability, can, type Holder, isMerchantUser } from '@payfac/domain/access';

/** The two ways an account is looked at, each with its route and ability. */
export type OverviewView = 'merchant' | 'provider';

export const overviewAbilities: Readonly<Record<OverviewView, Ability>> = {
  merchant: 'merchant.account.overview',
  provider: 'serviceProvider.account.overview',
};

const paths: Readonly<Record<OverviewView, string>> = {
  merchant: 'merchant',
  provider: 'service-provider',
};

/** The page of an account, by the ID of its application or by its own. */
export const overviewAddress = (view: OverviewView, id: string): string =>
  `/${paths[view]}/account/${encodeURIComponent(id)}/overview`;

/** How a person looks at accounts; undefined for those who may open none. */
export const overviewViewOf = (holder: Holder): OverviewView | undefined =>
  (['merchant', 'provider'] as const).find((view) => can(holder, overviewAbilities[view]));

/** Where an account's name leads, by the account's own ID; undefined for those who may not open it. */
export function accountAddress(holder: Holder, subMerchantId: string): string | undefined {
  const view = overviewViewOf(holder);
  if (view === undefined) return undefined;
  const isTheirs =
    !isMerchantUser(holder) || can(holder, overviewAbilities[view], { subMerchantId });
  return isTheirs ? overviewAddress(view, subMerchantId) : undefined;
}
