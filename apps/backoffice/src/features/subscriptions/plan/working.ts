import { type Cents, formatUsd } from '@payfac/domain/money';
import { type BillingPeriod, type PlanSchedule, periodAt } from '@payfac/domain/plans';
import { type Pricing, priceOf, type Usage } from '@payfac/domain/pricing';
import { wholeNumber } from '../../../shared/counted.ts';

const each = (units: number, unitPrice: Cents): string =>
  `${wholeNumber(units)} × ${formatUsd(unitPrice)}`;

/** How a period's price is calculated, such as `10 × $1.00 + 5 × $0.80`. */
export function workingOf(pricing: Pricing, { quantity, modules }: Usage): string {
  switch (pricing.model) {
    case 'free':
      return 'Free';
    case 'flat':
      return 'Flat price';
    case 'flatTiered': {
      const tier = pricing.tiers.find(({ upTo }) => upTo === null || quantity <= upTo);
      const upTo = tier?.upTo ?? null;
      return upTo === null ? 'Last tier' : `Up to ${wholeNumber(upTo)} units`;
    }
    case 'perModule': {
      const on = pricing.modules.filter(({ key }) => modules.includes(key));
      return on.map(({ name, amount }) => `${name} ${formatUsd(amount)}`).join(' + ');
    }
    case 'perUsageQuantity':
      return each(quantity, pricing.unitPrice);
    case 'perUsageVolume': {
      const tier = pricing.tiers.find(({ upTo }) => upTo === null || quantity <= upTo);
      return tier ? each(quantity, tier.unitPrice) : '';
    }
    case 'perUsageTiered': {
      const parts = pricing.tiers.map(({ upTo, unitPrice }, index) => {
        const below = pricing.tiers[index - 1]?.upTo ?? 0;
        const units = Math.max(0, Math.min(quantity, upTo ?? quantity) - below);
        return units === 0 ? '' : each(units, unitPrice);
      });
      return parts.filter(Boolean).join(' + ');
    }
  }
}

export interface ExampleInvoice extends BillingPeriod {
  readonly schedule: number;
  readonly name: string;
  readonly amount: Cents;
  readonly working: string;
}

/** The first invoices of a subscription that starts on a day. */
export function firstInvoices(
  schedules: readonly PlanSchedule[],
  startedOn: string,
  usage: Usage,
  count: number,
): readonly ExampleInvoice[] {
  return Array.from({ length: count }, (_, index) => periodAt(schedules, startedOn, index)).flatMap(
    (period) => {
      const schedule = period && schedules[period.schedule];
      if (!schedule) return [];
      const { name, pricing } = schedule;
      const amount = priceOf(pricing, usage);
      return [{ ...period, name, amount, working: workingOf(pricing, usage) }];
    },
  );
}
