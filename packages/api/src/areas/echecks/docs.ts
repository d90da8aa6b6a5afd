import type { DocsOf } from '../../kernel/docs.ts';
import type { echecks } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const echecksDocs: DocsOf<typeof echecks> = {
  about: 'Debits of bank accounts.',
  calls: {
    sale: {
      summary: 'Debit a bank account',
      description:
        'Returns the payment as `pending`. It goes out at the ACH cut-off, settles four banking days later, and can be returned by the bank for two banking days after that, for sixty days when the account holder denies it. Needs the account’s eCheck status and its processor’s eCheck flag switched on.',
    },
    void: { summary: 'Void an eCheck', description: 'Until the ACH cut-off.' },
    refund: {
      summary: 'Refund an eCheck, in part or whole',
      description: 'Once it has settled. Refunding more than is left returns 409 `OVER_REFUND`.',
    },
    tokenize: {
      summary: 'Trade bank account numbers for a token',
      description: 'The numbers are never stored: the token and the last four digits are.',
    },
    setStatus: {
      summary: "Switch an account's eChecks on or off",
      description: 'The processor’s own eCheck flag is separate; charging needs both.',
    },
  },
};
