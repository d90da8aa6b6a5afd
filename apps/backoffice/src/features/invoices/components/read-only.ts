/** What the page of an invoice that can't be changed is made of, fetched as one. */
export { InvoiceActions } from './invoice-actions.tsx';
export { InvoiceDetail } from './invoice-detail.tsx';
