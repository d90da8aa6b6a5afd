/** What a change to an invoice makes stale. */
export const stale = ['invoices', 'customer-invoices', 'dashboard'] as const;
