import type { DocsOf } from '../../kernel/docs.ts';
import type { bankAccounts } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const bankAccountsDocs: DocsOf<typeof bankAccounts> = {
  about: 'Manage customers’ saved bank accounts.',
  calls: {
    add: {
      summary: 'Save a bank account for a customer',
      description:
        'Saves the bank account behind a token from `echecks.tokenize`, and returns the customer.',
    },
    remove: {
      summary: 'Remove a saved bank account',
      description: 'Removes the bank account and returns the customer.',
    },
  },
};
