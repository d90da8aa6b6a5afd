import type { DocsOf } from '../../kernel/docs.ts';
import type { ledger } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const ledgerDocs: DocsOf<typeof ledger> = {
  about: 'Double-entry books.',
  calls: {
    accounts: {
      summary: 'List ledger accounts with their balances',
      description:
        'An account string has segments joined by colons, such as `merchants:sm_0007` or `reserve:visa:sm_0007`.',
    },
    entries: {
      summary: 'List ledger entries',
      description:
        'The entries of one `postingId` sum to zero. `getInitialBalance` asks for the balance before `from`; without a `from` it is 0.',
    },
    reserved: {
      summary: 'List reserved funds',
      description:
        'The second segment of an account is the card type, or `echeck`; the totals are of all, of cards and of eChecks.',
    },
  },
};
