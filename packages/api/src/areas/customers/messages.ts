/** Messages of customers; the server's first error message takes precedence. */
export const customersMessages = {
  failed: 'Error while processing the request. Please try again later.',
} as const;
