import { addCents, type Cents, cents, zeroCents } from '../../kernel/money/index.ts';
import type { Pricing } from './schema.ts';

/** Usage of a period: units, and enabled modules by key. */
export interface Usage {
  readonly quantity: number;
  readonly modules: readonly string[];
}

interface Tier {
  readonly upTo: number | null;
}

const times = (unitPrice: Cents, quantity: number): Cents => cents(unitPrice * quantity);

/** The tier a quantity falls into. */
const tierOf = <T extends Tier>(tiers: readonly T[], quantity: number): T | undefined =>
  tiers.find(({ upTo }) => upTo === null || quantity <= upTo);

/** Each unit at the price of its own tier. */
function graduated(
  tiers: readonly (Tier & { readonly unitPrice: Cents })[],
  quantity: number,
): Cents {
  let below = 0;
  return addCents(
    ...tiers.map(({ upTo, unitPrice }) => {
      const end = Math.min(quantity, upTo ?? quantity);
      const units = Math.max(0, end - below);
      below = Math.max(below, end);
      return times(unitPrice, units);
    }),
  );
}

/**
 * The price of a period.
 *
 * - `free`: zero. `flat`: one amount, regardless of usage.
 * - `flatTiered`: the amount of the quantity's tier; zero usage falls into the first.
 * - `perModule`: the sum of the enabled modules; a key missing from the price list costs nothing.
 * - `perUsageQuantity`: each unit at one price.
 * - `perUsageVolume`: every unit at the price of the whole quantity's tier.
 * - `perUsageTiered`: each unit at the price of its own tier.
 */
export function priceOf(pricing: Pricing, { quantity, modules }: Usage): Cents {
  switch (pricing.model) {
    case 'free':
      return zeroCents;
    case 'flat':
      return pricing.amount;
    case 'flatTiered':
      return tierOf(pricing.tiers, quantity)?.amount ?? zeroCents;
    case 'perModule':
      return addCents(
        ...pricing.modules.filter(({ key }) => modules.includes(key)).map(({ amount }) => amount),
      );
    case 'perUsageQuantity':
      return times(pricing.unitPrice, quantity);
    case 'perUsageVolume':
      return times(tierOf(pricing.tiers, quantity)?.unitPrice ?? zeroCents, quantity);
    case 'perUsageTiered':
      return graduated(pricing.tiers, quantity);
  }
}
