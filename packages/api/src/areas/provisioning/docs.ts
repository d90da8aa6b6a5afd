import type { DocsOf } from '../../kernel/docs.ts';
import type { provisioning } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const provisioningDocs: DocsOf<typeof provisioning> = {
  about: 'Setting accounts up at processors.',
  calls: {
    provision: {
      summary: 'Provision a processor',
      description:
        'Moves an `underwriting` request to `provisioned`, or gives a reset processor its ids again. With a verified payout account the merchant goes live in the same step.',
    },
    setDefault: { summary: 'Choose the default processor' },
    reset: {
      summary: 'Reset a processor',
      description:
        'The processor stays `provisioned` and loses its ids. Sales then fail with `processor not configured` until it is provisioned again.',
    },
    setUnderwritingStatus: {
      summary: "Record the processor's decision",
      description:
        '`underwriting` says that the processor looks at the request; `declined` closes the request and declines application and stage.',
    },
    setECheck: { summary: 'Switch eChecks of the processor on or off' },
    setApplePay: { summary: 'Switch Apple Pay on or off' },
    activate: {
      summary: 'Take a merchant live',
      description:
        "Needs a provisioned request and a verified payout account, else 409. Switches the product's features on.",
    },
    runChecks: {
      summary: 'Run checks',
      description:
        'Runs them now and returns their results; earlier runs are kept. A passed business check sets `rules.knowYourBusiness`.',
    },
    setOwnershipType: {
      summary: 'Change the ownership type',
      description: 'Decides what is asked of owners. Possible until the application is approved.',
    },
    setRiskMetrics: { summary: 'Set what is expected of a merchant' },
  },
};
