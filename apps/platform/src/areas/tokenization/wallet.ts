import type { Environment } from '@payfac/domain/enumerations';

/** The payer data of the simulated wallet. */
export const walletPayer = {
  cardHolderName: 'Jordan Appleseed',
  billingAddress: { street: '510 Townsend St', zip: '94103' },
} as const;

/** Whether Apple Pay payments are simulated. */
export const simulatesApplePay = (environment: Environment): boolean =>
  environment === 'local' || environment === 'sandbox';
