import { dualPrices, type PaymentInstrument, paysReducedPrice } from '@payfac/domain/dual-pricing';
import type { Cents } from '@payfac/domain/money';
import { invalid } from '../../http/failures.ts';
import type { FoundAccount } from '../accounts/find-account.ts';

interface Priced {
  readonly amount: Cents;
  /** The credit card price, when the lower of two prices is charged. */
  readonly standardAmount?: Cents | undefined;
}

const refused = (message: string) => invalid([{ path: 'standardAmount', message }]);

/**
 * The receipt shows the savings, so they are checked before the charge.
 * @throws CallFailure 400 when the payment method has no lower price, or a different one.
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
  throw refused('The account’s prices have changed. Reload the page and enter the amount again.');
}
