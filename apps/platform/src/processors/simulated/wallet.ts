import type { ApplePayTestCard } from '@payfac/domain/apple-pay';
import type { Environment } from '@payfac/domain/enumerations';
import { type TestCard, testCardOf } from './card-behaviors.ts';

/** The simulator's number behind each card of the wallet. */
const numbers: Readonly<Record<ApplePayTestCard, string>> = {
  visa: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  'visa-debit': '4000056655665556',
  'visa-declined': '4000000000000002',
};

/** What a wallet hands over about its payer. */
export const walletPayer = {
  cardHolderName: 'Jordan Appleseed',
  billingAddress: { street: '510 Townsend St', zip: '94103' },
} as const;

/** Where payments by Apple Pay are simulated. */
export const simulatesApplePay = (environment: Environment): boolean =>
  environment === 'local' || environment === 'sandbox';

export function walletCard(card: ApplePayTestCard): TestCard {
  const found = testCardOf(numbers[card]);
  if (!found) throw new Error(`The simulator has no card for ${card}.`);
  return found;
}
