/** The payer data of the simulated wallet. */
export const walletPayer = {
  cardHolderName: 'Jordan Appleseed',
  billingAddress: { street: '510 Townsend St', zip: '94103' },
} as const;
