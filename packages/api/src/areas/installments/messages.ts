/** Document 2, section 8, "Installments". Its writes have no message of their own. */
export const installmentsMessages = {
  list: 'Error fetching installments',
  get: 'Error fetching installment',
  csv: 'Error downloading installments CSV',
} as const;
