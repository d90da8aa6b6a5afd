/** Where an invoice is looked at and changed. */
export const invoiceAddress = (invoiceId: string): string =>
  `/invoices/${encodeURIComponent(invoiceId)}`;
