import { addCents, type Cents, cents, zeroCents } from '../../kernel/money/index.ts';
import type { Pricing } from './schema.ts';

/** What was used in a period: units, and the modules switched on, by key. */
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

/** Each unit at the price of the tier it falls into. */
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
 * What a period costs.
 *
 * - `free`: nothing. `flat`: one amount, whatever is used.
 * - `flatTiered`: the amount of the tier the quantity falls into; nothing used falls into the first.
 * - `perModule`: the sum of the modules switched on; a key the price list lacks costs nothing.
 * - `perUsageQuantity`: each unit at one price.
 * - `perUsageVolume`: every unit at the price of the tier the whole quantity falls into.
 * - `perUsageTiered`: each unit at the price of the tier it falls into itself.
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
