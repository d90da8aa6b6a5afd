/** Messages of customers: the server's first error message wins over this. */
export const customersMessages = {
  failed: 'Error while processing the request. Please try again later.',
} as const;
