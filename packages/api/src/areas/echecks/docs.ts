import type { DocsOf } from '../../kernel/docs.ts';
import type { echecks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const echecksDocs: DocsOf<typeof echecks> = {
  about: 'Debit bank accounts by ACH.',
  calls: {
    sale: {
      summary: 'Debit a bank account',
      description:
        'Returns the payment as `pending`. It is submitted to the bank at the ACH cutoff and settles four banking days later. The bank can return it for two more banking days, or for sixty days if the account holder denies the debit. eChecks must be switched on for both the account and its processor.',
    },
    void: {
      summary: 'Void an eCheck',
      description: 'You can void an eCheck until the ACH cutoff.',
    },
    refund: {
      summary: 'Refund an eCheck, in part or in full',
      description:
        'You can refund an eCheck once it has settled. Refunding more than is left returns 409 `OVER_REFUND`.',
    },
    tokenize: {
      summary: 'Tokenize a bank account',
      description:
        'Exchanges the routing and account numbers for a token. Only the token and the last four digits are stored, never the numbers.',
    },
    setStatus: {
      summary: "Switch an account's eChecks on or off",
      description:
        'To charge eChecks, the account’s processor must have its own eCheck setting switched on as well.',
    },
  },
};
