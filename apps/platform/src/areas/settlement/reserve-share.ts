import { addCents, type Cents, percentageOf, subtractCents } from '@payfac/domain/money';

/**
 * What one more payment adds to the reserve of its kind. A reserve is rounded once, for all payments of
 * its kind together: these shares sum to it, and none is rounded by itself.
 * @param before what came before it.
 * @param rate a decimal percentage.
 */
export const reserveShare = (before: Cents, amount: Cents, rate: string): Cents =>
  subtractCents(percentageOf(addCents(before, amount), rate), percentageOf(before, rate));
