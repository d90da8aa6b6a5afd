import type { DocsOf } from '../../kernel/docs.ts';
import type { bankAccounts } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const bankAccountsDocs: DocsOf<typeof bankAccounts> = {
  about: 'Bank accounts of payers, as tokens.',
  calls: {
    add: {
      summary: 'Save a bank account with a customer',
      description: 'By the token of `echecks.tokenize`. Returns the customer.',
    },
    remove: { summary: 'Remove a saved bank account', description: 'Returns the customer.' },
  },
};
