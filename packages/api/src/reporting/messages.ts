export const reportingMessages = {
  transactions: 'Error while processing the transactions. Try again later.',
} as const;
