/** Messages of payout bank accounts. */
export const payoutAccountsMessages = {
  add: 'Error while adding the bank account. Try again later',
  remove: 'Error while deleting the bank account. Try again later',
} as const;
