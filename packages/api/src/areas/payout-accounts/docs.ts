import type { DocsOf } from '../../kernel/docs.ts';
import type { payoutAccounts } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const payoutAccountsDocs: DocsOf<typeof payoutAccounts> = {
  about: 'Manage the bank accounts that receive payouts.',
  calls: {
    add: {
      summary: 'Add a payout bank account',
      description:
        'Returns all payout accounts of the record. The token comes from `echecks.tokenize`; only the token and the last four digits are stored. The first account moves an application from stage `business_info` to `payout`. The merchant is notified and the change is logged. Payouts to this account wait until it is verified.',
    },
    prefer: {
      summary: 'Set the preferred payout account',
      description: 'Payouts go to the preferred account. They wait until it is verified.',
    },
    remove: {
      summary: 'Remove a payout bank account',
      description:
        'You cannot remove the preferred account of a live merchant: make another one preferred first.',
    },
    getInfo: {
      summary: 'Verify a payout account with its bank',
      description:
        'Verifies a pending account. A merchant that was missing only this goes live. For a tokenized account that is not added yet, the call returns the bank’s information and changes nothing.',
    },
  },
};
