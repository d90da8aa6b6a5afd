import type { PayoutBankAccount } from '@payfac/domain/accounts';

/** 'Simulated Bank •••• 6789'. */
export const bankAccountName = ({
  bankName,
  last4,
}: Pick<PayoutBankAccount, 'bankName' | 'last4'>): string =>
  `${bankName ?? 'Checking'} •••• ${last4}`;
