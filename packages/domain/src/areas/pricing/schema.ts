import * as z from 'zod/mini';
import { price } from '../../kernel/money/index.ts';
import { requiredText } from '../../kernel/validation/text.ts';
import { maximumModules, maximumTiers, maximumUsage } from './models.ts';

interface Bounded {
  readonly upTo: number | null;
}

/** Tiers must be ascending, and the last one unbounded. */
const areTiers = (tiers: readonly Bounded[]): boolean =>
  tiers.every(({ upTo }, index) => {
    if (index === tiers.length - 1) return upTo === null;
    return upTo !== null && upTo > (tiers[index - 1]?.upTo ?? 0);
  });

/** Last unit of the tier, inclusive; null for no limit. */
const upTo = z.nullable(z.int().check(z.minimum(1), z.maximum(maximumUsage)));

const tiersOf = <T extends z.ZodMiniObject<{ upTo: typeof upTo }>>(tier: T) =>
  z.array(tier).check(
    z.minLength(1),
    z.maxLength(maximumTiers),
    z.refine((tiers: readonly Bounded[]) => areTiers(tiers), {
      error: 'Tiers must increase, and the last one can’t have an upper limit.',
    }),
  );

/** The total price up to a quantity; `upTo` is inclusive, null for the last tier. */
const flatTier = z.strictObject({
  upTo,
  /** US dollars, at most two decimals. */
  amount: price,
});
const unitTier = z.strictObject({
  upTo,
  /** Unit price, in dollars. */
  unitPrice: price,
});
const module = z.strictObject({
  /** Key of the module in calls, such as `seats`. */
  key: requiredText(40),
  /** Display name. */
  name: requiredText(80),
  /** US dollars, at most two decimals. */
  amount: price,
});

const areNamedOnce = (modules: readonly { readonly key: string }[]): boolean =>
  new Set(modules.map(({ key }) => key)).size === modules.length;

/** A price list of one of the pricing models. */
export const pricingSchema = z.discriminatedUnion('model', [
  z.strictObject({
    /** Pricing model. */
    model: z.literal('free'),
  }),
  z.strictObject({
    model: z.literal('flat'),
    /** US dollars, at most two decimals. */
    amount: price,
  }),
  z.strictObject({
    model: z.literal('flatTiered'),
    /** Pricing tiers. */
    tiers: tiersOf(flatTier),
  }),
  z.strictObject({
    model: z.literal('perModule'),
    /** Modules, each with its own price. */
    modules: z
      .array(module)
      .check(
        z.minLength(1),
        z.maxLength(maximumModules),
        z.refine(areNamedOnce, { error: 'List each module once.' }),
      ),
  }),
  z.strictObject({
    model: z.literal('perUsageQuantity'),
    /** Unit price, in dollars. */
    unitPrice: price,
  }),
  z.strictObject({ model: z.literal('perUsageVolume'), tiers: tiersOf(unitTier) }),
  z.strictObject({ model: z.literal('perUsageTiered'), tiers: tiersOf(unitTier) }),
]);
export type Pricing = z.output<typeof pricingSchema>;
