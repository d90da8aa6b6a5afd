import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenization } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenizationDocs: DocsOf<typeof tokenization> = {
  about: 'Set up the hosted card fields and Apple Pay.',
  calls: {
    applePaySetup: { summary: 'Get the Apple Pay setup' },
    applePayAccounts: {
      summary: 'List accounts with their Apple Pay status',
      description:
        'An account accepts Apple Pay once its plan has the feature `applePay` and `provisioning.setApplePay` has switched it on.',
    },
    applePayTestToken: {
      summary: 'Get a token from a simulated Apple Pay wallet',
      description:
        'Available in local and sandbox environments only; elsewhere it returns 404. The token works like one from a device, for one payment with `transactions.saleCard`.',
    },
    virtualTerminal: { summary: 'Open a tokenization session for the virtual terminal' },
    session: { summary: 'Get a tokenization session' },
    generateContext: { summary: 'Sign a context for the hosted card fields' },
    convertToPermanent: {
      summary: 'Make a card token permanent',
      description: 'The token no longer expires. An expired or deleted token returns 404.',
    },
    getRateLimit: { summary: "Get the facilitator's tokenization rate limit" },
    setRateLimit: {
      summary: "Set the facilitator's tokenization rate limit",
      description:
        'Sets how many cards each account may tokenize in a minute. Above the limit, the hosted card fields and `tokenizationSessions.authorize` return 429 for the rest of the minute.',
    },
  },
};
