import type { DocsOf } from '../../kernel/docs.ts';
import type { invoices } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const invoicesDocs: DocsOf<typeof invoices> = {
  about: 'Create, send and track invoices.',
  calls: {
    list: { summary: 'List invoices', description: 'Deleted invoices are left out.' },
    stats: {
      summary: 'Get invoice totals by status',
      description:
        '`outstanding` covers invoices that are `Created` or `Overdue`. `aging` splits it by days past due, as of today in the request’s `Time-Zone`.',
    },
    create: {
      summary: 'Create an invoice',
      description:
        'Tax is calculated per line and rounded half away from zero; the totals are the sums of the lines. The invoice is `Created` unless you send `Draft`; a draft may be incomplete. If you leave out the number, it is the account’s next one. If you leave out the payment term, it is `net-30`; the due date follows from the term unless that is `custom`.',
    },
    get: { summary: 'Get an invoice with its log' },
    update: {
      summary: 'Update an invoice',
      description:
        'Allowed while the invoice is a draft, or `Created` and not yet sent; otherwise 409. Send `status: "Created"` to make a draft payable.',
    },
    remove: {
      summary: 'Delete an invoice',
      description:
        'Allowed while the invoice is a draft, or `Created` and not yet sent; otherwise 409. Returns the invoice with `isDeleted` set.',
    },
    send: {
      summary: 'Send an invoice',
      description:
        'Allowed while the invoice is `Created` or `Overdue`, as often as you need. Sets `isSent`; the status does not change.',
    },
    void: {
      summary: 'Void an invoice',
      description:
        'Allowed while the invoice is `Created` or `Overdue`. A paid invoice cannot be voided: refund its payment instead.',
    },
  },
};
