import { formatUsd } from '@payfac/domain/money';
import { billingTimingLabels, isPlanUnused, type Plan } from '@payfac/domain/plans';
import { type Pricing, pricingModelLabels } from '@payfac/domain/pricing';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { wholeNumber } from '../../../shared/counted.ts';
import { scheduleText } from '../schedule-text.ts';

const upTo = (limit: number | null): string =>
  limit === null ? 'Above that' : `Up to ${wholeNumber(limit)} units`;

/** The single prices of a price list that has several. */
function pricesOf(pricing: Pricing): readonly { term: string; value: string }[] {
  switch (pricing.model) {
    case 'flatTiered':
      return pricing.tiers.map((tier) => ({
        term: upTo(tier.upTo),
        value: formatUsd(tier.amount),
      }));
    case 'perUsageVolume':
    case 'perUsageTiered':
      return pricing.tiers.map((tier) => ({
        term: upTo(tier.upTo),
        value: `${formatUsd(tier.unitPrice)} per unit`,
      }));
    case 'perModule':
      return pricing.modules.map(({ name, amount }) => ({ term: name, value: formatUsd(amount) }));
    default:
      return [];
  }
}

/** Schedules to read, where subscriptions depend on them. */
export const FixedSchedules = ({ plan }: { readonly plan: Plan }) => (
  <Card
    title="Schedules"
    description={
      isPlanUnused(plan)
        ? undefined
        : "Customers subscribed at these prices, so they can't be changed."
    }
  >
    <Stack gap="lg">
      {plan.schedules.map((schedule) => (
        <DescriptionList
          key={schedule.name}
          entries={[
            { term: schedule.name, value: scheduleText(schedule), isWide: true },
            { term: 'Pricing model', value: pricingModelLabels[schedule.pricing.model] },
            { term: 'Billing timing', value: billingTimingLabels[schedule.billing.timing] },
            ...pricesOf(schedule.pricing),
          ]}
        />
      ))}
    </Stack>
  </Card>
);
