import { type Cents, cents, formatUsd } from '@payfac/domain/money';
import {
  type Billing,
  type PlanSchedule,
  type PlanStatus,
  planStatusLabels,
} from '@payfac/domain/plans';
import type { Pricing } from '@payfac/domain/pricing';
import { StatusWord } from '../../../shared/status/status-word.tsx';

export const PlanStatusBadge = ({ status }: { readonly status: PlanStatus }) => (
  <StatusWord>{planStatusLabels[status]}</StatusWord>
);

const least = (amounts: readonly Cents[]): string => formatUsd(cents(Math.min(...amounts)));

/** A pricing model in a few words. */
function pricingText(pricing: Pricing): string {
  switch (pricing.model) {
    case 'free':
      return 'Free';
    case 'flat':
      return formatUsd(pricing.amount);
    case 'flatTiered':
      return `From ${least(pricing.tiers.map(({ amount }) => amount))}`;
    case 'perModule':
      return `From ${least(pricing.modules.map(({ amount }) => amount))} per module`;
    case 'perUsageQuantity':
      return `${formatUsd(pricing.unitPrice)} per unit`;
    case 'perUsageVolume':
    case 'perUsageTiered':
      return `From ${least(pricing.tiers.map(({ unitPrice }) => unitPrice))} per unit`;
  }
}

const joined = (days: readonly number[]): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`;

/** How often and when a period is charged. */
function billingText(billing: Billing): string {
  if (billing.timing === 'executionDays') {
    const { executionDays } = billing;
    return `on day${executionDays.length === 1 ? '' : 's'} ${joined(executionDays)} of the month`;
  }
  const { unit, count } = billing.period;
  const every = count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
  return billing.timing === 'atPeriodEnd' ? `${every}, in arrears` : every;
}

/** A schedule in one line: `$19.00 every month, 3 times`. */
export function scheduleText({ pricing, billing, cycles }: PlanSchedule): string {
  const often = cycles === null ? '' : `, ${cycles === 1 ? 'once' : `${cycles} times`}`;
  return `${pricingText(pricing)} ${billingText(billing)}${often}`;
}
