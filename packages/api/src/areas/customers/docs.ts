import type { DocsOf } from '../../kernel/docs.ts';
import type { customers } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const customersDocs: DocsOf<typeof customers> = {
  about: 'Who pays, and their saved cards and bank accounts.',
  calls: {
    list: {
      summary: 'List customers',
      description:
        'Email and mobile phone are masked, and the street is left out (null), unless the caller holds `pii.view` at the account. The same holds for the export and for every call that returns a customer.',
    },
    create: { summary: 'Create a customer' },
    update: { summary: 'Change a customer' },
    remove: {
      summary: 'Delete a customer',
      description:
        'Their saved cards and bank accounts go with them. Transactions and invoices stay.',
    },
    addCard: { summary: 'Save a card with a customer' },
    setDefaultCard: { summary: "Choose a customer's default card" },
    removeCard: { summary: 'Remove a saved card' },
  },
};
