import type { PayoutBankAccount } from './payout-bank-account.ts';

/** The account payouts go to: the preferred one, or else the first. */
export const preferredPayoutAccount = <A extends { readonly isPreferred: boolean }>(
  accounts: readonly A[],
): A | undefined => accounts.find((account) => account.isPreferred) ?? accounts[0];

/** Whether payouts can be sent: the account they go to is verified. */
export const hasVerifiedPayoutAccount = (
  accounts: readonly Pick<PayoutBankAccount, 'isPreferred' | 'verification'>[],
): boolean => preferredPayoutAccount(accounts)?.verification === 'verified';
