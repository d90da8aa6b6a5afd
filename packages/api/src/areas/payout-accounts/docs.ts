import type { DocsOf } from '../../kernel/docs.ts';
import type { payoutAccounts } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const payoutAccountsDocs: DocsOf<typeof payoutAccounts> = {
  about: 'Bank accounts that payouts go to.',
  calls: {
    add: {
      summary: 'Add a payout bank account',
      description:
        "Returns all accounts of the record. The token comes from the eCheck tokenization; only it and the last four digits are kept. The first one takes an application from `business_info` to stage `payout`. The account's owner is told, the change is logged, and payouts wait until the account is verified.",
    },
    prefer: {
      summary: 'Choose the account payouts go to',
      description: 'Payouts wait while the chosen account is not verified.',
    },
    remove: {
      summary: 'Remove a payout bank account',
      description:
        'The preferred account of a live merchant cannot be removed: prefer another first.',
    },
    getInfo: {
      summary: 'Ask the bank about a payout account',
      description:
        'Verifies a pending account. A merchant who waited for this alone goes live. For a tokenized account that is not added yet, returns what the bank says of it and writes nothing.',
    },
  },
};
