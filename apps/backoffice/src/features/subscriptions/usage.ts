import type { PlanSchedule } from '@payfac/domain/plans';
import type { Pricing, PricingModel } from '@payfac/domain/pricing';

type Module = Extract<Pricing, { model: 'perModule' }>['modules'][number];

const byUnits: readonly PricingModel[] = [
  'flatTiered',
  'perUsageQuantity',
  'perUsageVolume',
  'perUsageTiered',
];

type Priced = readonly Pick<PlanSchedule, 'pricing'>[];

/** Whether a period's price depends on the number of units. */
export const countsUnits = (schedules: Priced): boolean =>
  schedules.some(({ pricing }) => byUnits.includes(pricing.model));

/** The optional modules, without duplicates. */
export const modulesOf = (schedules: Priced): readonly Module[] => {
  const all = schedules.flatMap(({ pricing }) =>
    pricing.model === 'perModule' ? pricing.modules : [],
  );
  return [...new Map(all.map((module) => [module.key, module])).values()];
};
