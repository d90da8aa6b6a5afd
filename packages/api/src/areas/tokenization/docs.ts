import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenization } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenizationDocs: DocsOf<typeof tokenization> = {
  about: 'Opening the hosted card fields.',
  calls: {
    applePaySetup: { summary: 'Get how Apple Pay is set up' },
    applePayAccounts: {
      summary: 'List accounts by whether they take Apple Pay',
      description:
        'An account takes it with the feature `applePay` in its plan and once it is activated (`provisioning.setApplePay`).',
    },
    applePayTestToken: {
      summary: 'Get a token from a simulated Apple Pay wallet',
      description:
        'In local and sandbox environments alone; elsewhere 404. The token pays once, by `transactions.saleCard`, and works like one from a device.',
    },
    virtualTerminal: { summary: 'Open a tokenization session for the virtual terminal' },
    session: { summary: 'Get a tokenization session' },
    generateContext: { summary: 'Sign a context for the hosted card fields' },
    convertToPermanent: { summary: 'Keep a card token' },
    getRateLimit: { summary: 'Get the tokenization rate limit of the facilitator' },
    setRateLimit: {
      summary: 'Set the tokenization rate limit of the facilitator',
      description:
        'Beyond it, hosted card fields and `tokenizationSessions.authorize` return 429 for the rest of the minute.',
    },
  },
};
