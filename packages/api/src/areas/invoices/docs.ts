import type { DocsOf } from '../../kernel/docs.ts';
import type { invoices } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const invoicesDocs: DocsOf<typeof invoices> = {
  about: 'Invoices, from draft to paid.',
  calls: {
    list: { summary: 'List invoices', description: 'Deleted invoices are left out.' },
    stats: {
      summary: 'Count and add up invoices by status',
      description:
        '`outstanding` is what is created or overdue. `aging` parts it by days past due, on the day it is in the `Time-Zone` of the request.',
    },
    create: {
      summary: 'Create an invoice',
      description:
        'Tax is worked out per line and rounded half away from zero; the totals are sums of the lines. It is `Created` unless it says `Draft`, which may be unfinished. Without a number the account’s next one is taken; without a payment term it is `net-30`, and the due date follows from the term unless that is `custom`.',
    },
    get: { summary: 'Get an invoice with its log' },
    update: {
      summary: 'Change an invoice',
      description:
        'While it is a draft, or created and not yet sent; later 409. `status: "Created"` makes a draft payable.',
    },
    remove: {
      summary: 'Delete an invoice',
      description:
        'A draft, or one created and never sent; later 409. Returns it with `isDeleted` set.',
    },
    send: {
      summary: 'Send an invoice',
      description:
        'While it is created or overdue, as often as needed. Sets `isSent`; the status stays.',
    },
    void: {
      summary: 'Void an invoice',
      description: 'While it is created or overdue. A paid invoice stays paid: refund its payment.',
    },
  },
};
