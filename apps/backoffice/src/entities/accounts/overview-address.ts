import { type Ability, can, type Holder } from '@payfac/domain/access';

/** The two ways an account is looked at, each with its route and ability (document 1, section 2). */
export type OverviewView = 'merchant' | 'provider';

export const overviewAbilities: Readonly<Record<OverviewView, Ability>> = {
  merchant: 'merchant.account.overview',
  provider: 'serviceProvider.account.overview',
};

const paths: Readonly<Record<OverviewView, string>> = {
  merchant: 'merchant',
  provider: 'service-provider',
};

/** The page of an account, by its application. */
export const overviewAddress = (view: OverviewView, applicationId: string): string =>
  `/${paths[view]}/account/${encodeURIComponent(applicationId)}/overview`;

/** How a person looks at accounts; undefined for those who may open none. */
export const overviewViewOf = (holder: Holder): OverviewView | undefined =>
  (['merchant', 'provider'] as const).find((view) => can(holder, overviewAbilities[view]));
