import type { DocsOf } from '../../kernel/docs.ts';
import type { ledger } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const ledgerDocs: DocsOf<typeof ledger> = {
  about: 'Read the double-entry ledger.',
  calls: {
    accounts: {
      summary: 'List ledger accounts with their balances',
      description:
        'The name of a ledger account has segments joined by colons, such as `merchants:sm_0007` or `reserve:visa:sm_0007`.',
    },
    entries: {
      summary: 'List ledger entries',
      description:
        'Entries with the same `postingId` add up to zero. `getInitialBalance` also returns the balance before `from`; without `from`, it is 0.',
    },
    reserved: {
      summary: 'List reserved funds',
      description:
        'The second segment of an account is the card type, or `echeck`. The totals cover all reserves, cards, and eChecks.',
    },
  },
};
