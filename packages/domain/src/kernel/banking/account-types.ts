/** Types of a bank account (BOARD-32). */
export const bankAccountTypes = ['checking'] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

export const bankAccountTypeLabels: Readonly<Record<BankAccountType, string>> = {
  checking: 'Checking',
};
