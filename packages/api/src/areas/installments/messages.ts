/** Messages of installments. Creating, changing and canceling have no messages of their own. */
export const installmentsMessages = {
  list: 'Error fetching installments',
  get: 'Error fetching installment',
  csv: 'Error downloading installments CSV',
} as const;
