import type { DocsOf } from '../../kernel/docs.ts';
import type { balance } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const balanceDocs: DocsOf<typeof balance> = {
  about: 'See what each account is owed.',
  calls: {
    list: {
      summary: 'List balances',
      description:
        '`account` filters by ledger account: `merchants:` followed by the sub-merchant id.',
    },
  },
};
