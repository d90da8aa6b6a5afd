/** What an invoice's page shows where it has no form, and what its menu opens; fetched as one. */
export { InvoiceActions } from './invoice-actions.tsx';
export { InvoiceDetail } from './invoice-detail.tsx';
export { InvoiceMenu } from './invoice-menu.tsx';
