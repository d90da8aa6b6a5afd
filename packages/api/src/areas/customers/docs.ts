import type { DocsOf } from '../../kernel/docs.ts';
import type { customers } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const customersDocs: DocsOf<typeof customers> = {
  about: 'Manage customers, with their saved cards and bank accounts.',
  calls: {
    list: {
      summary: 'List customers',
      description:
        'Email and mobile phone are masked, and the street is `null`, unless the caller has `pii.view` at the account. The same applies to the export and to every call that returns a customer.',
    },
    create: { summary: 'Create a customer' },
    update: { summary: 'Update a customer' },
    remove: {
      summary: 'Delete a customer',
      description:
        'Deletes the customer with all saved cards and bank accounts. Their transactions and invoices are kept.',
    },
    addCard: { summary: 'Save a card for a customer' },
    setDefaultCard: { summary: "Set a customer's default card" },
    removeCard: { summary: 'Remove a saved card' },
  },
};
