import { dualPrices, type PaymentInstrument, paysReducedPrice } from '@payfac/domain/dual-pricing';
import type { Cents } from '@payfac/domain/money';
import { invalid } from '../../http/failures.ts';
import type { FoundAccount } from '../accounts/find-account.ts';

interface Priced {
  readonly amount: Cents;
  /** The credit card price, where the lower of two is charged. */
  readonly standardAmount?: Cents | undefined;
}

const refused = (message: string) => invalid([{ path: 'standardAmount', message }]);

/**
 * A receipt says what was saved, so that it is checked before anything is charged.
 * @throws CallFailure 400 where a payer by this means has no lower price, or another.
 */
export function requireReducedPrice(
  { amount, standardAmount }: Priced,
  { application }: Pick<FoundAccount, 'application'>,
  means: PaymentInstrument,
): void {
  if (standardAmount === undefined) return;
  const { dualPricing } = application.settings;
  if (!dualPricing.enabled || !paysReducedPrice(means)) {
    throw refused('There is no lower price for this way to pay.');
  }
  if (dualPrices(standardAmount, dualPricing).reduced === amount) return;
  throw refused("The account's prices have changed. Reload the page and enter the amount again.");
}
