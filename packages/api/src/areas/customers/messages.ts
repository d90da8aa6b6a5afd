/** Document 2, section 8, "Customers": the first server error message wins over this. */
export const customersMessages = {
  failed: 'Error while processing the request. Please try again later.',
} as const;
