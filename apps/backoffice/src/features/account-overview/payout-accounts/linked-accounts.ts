export interface LinkedAccount {
  readonly id: string;
  readonly label: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
}

/** What the simulated bank link finds: test accounts, one that pays and one that was closed. */
export const linkedAccounts: readonly LinkedAccount[] = [
  {
    id: 'open',
    label: 'First Bank of Testing, checking ending in 6789',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  },
  {
    id: 'closed',
    label: 'First Bank of Testing, checking ending in 1113 (closed)',
    routingNumber: '110000000',
    accountNumber: '000111111113',
  },
];
