import type { DocsOf } from '../../kernel/docs.ts';
import type { balance } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const balanceDocs: DocsOf<typeof balance> = {
  about: 'What an account is owed.',
  calls: {
    list: {
      summary: 'List balances',
      description:
        'The account filter takes ledger accounts: `merchants:` followed by the sub-merchant id.',
    },
  },
};
