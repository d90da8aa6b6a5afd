import { addCents, type Cents, percentageOf, subtractCents } from '@payfac/domain/money';

/**
 * One payment's share of the reserve for its type. The reserve is rounded once over all payments of the type, so shares
 * are differences of running totals and sum to it exactly.
 * @param before the total of earlier payments.
 * @param rate a decimal percentage.
 */
export const reserveShare = (before: Cents, amount: Cents, rate: string): Cents =>
  subtractCents(percentageOf(addCents(before, amount), rate), percentageOf(before, rate));
