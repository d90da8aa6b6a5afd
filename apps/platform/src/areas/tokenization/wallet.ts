import type { Environment } from '@payfac/domain/enumerations';

/** What the simulated wallet hands over about its payer. */
export const walletPayer = {
  cardHolderName: 'Jordan Appleseed',
  billingAddress: { street: '510 Townsend St', zip: '94103' },
} as const;

/** Where payments by Apple Pay are simulated. */
export const simulatesApplePay = (environment: Environment): boolean =>
  environment === 'local' || environment === 'sandbox';
