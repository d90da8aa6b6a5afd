/** Pricing models. */
export const pricingModels = [
  'free',
  'flat',
  'flatTiered',
  'perModule',
  'perUsageQuantity',
  'perUsageVolume',
  'perUsageTiered',
] as const;
export type PricingModel = (typeof pricingModels)[number];

export const pricingModelLabels: Readonly<Record<PricingModel, string>> = {
  free: 'Free',
  flat: 'Flat',
  flatTiered: 'Tiered flat fee',
  perModule: 'Per module',
  perUsageQuantity: 'Per unit',
  perUsageVolume: 'Volume pricing',
  perUsageTiered: 'Graduated pricing',
};

export const maximumTiers = 20;
export const maximumModules = 50;
/** Maximum usage of one period, in units. */
export const maximumUsage = 1_000_000;
