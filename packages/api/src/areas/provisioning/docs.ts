import type { DocsOf } from '../../kernel/docs.ts';
import type { provisioning } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const provisioningDocs: DocsOf<typeof provisioning> = {
  about: 'Set accounts up at processors.',
  calls: {
    provision: {
      summary: 'Provision a processor',
      description:
        'Moves an `underwriting` request to `provisioned`, or gives a reset processor new ids. If the payout account is verified, the merchant goes live in the same step.',
    },
    setDefault: { summary: 'Set the default processor' },
    reset: {
      summary: 'Reset a processor',
      description:
        'The processor stays `provisioned` but loses its ids. Sales fail with `processor not configured` until you provision it again.',
    },
    setUnderwritingStatus: {
      summary: "Record the processor's decision",
      description:
        '`underwriting` records that the processor is reviewing the request. `declined` closes the request, and declines the application and its stage.',
    },
    setECheck: { summary: "Switch a processor's eChecks on or off" },
    setApplePay: { summary: 'Switch Apple Pay on or off' },
    activate: {
      summary: 'Take a merchant live',
      description:
        'Requires a provisioned request and a verified payout account; otherwise 409 `NOT_READY`. Switches on the product’s features.',
    },
    runChecks: {
      summary: 'Run checks on an application',
      description:
        'Runs the checks now and returns their results. Earlier runs are kept. A passed business check sets `rules.knowYourBusiness`.',
    },
    setOwnershipType: {
      summary: 'Set the ownership type',
      description:
        'The ownership type decides which data is required of owners. You can change it until the application is approved.',
    },
    setRiskMetrics: { summary: 'Set the expected risk metrics of a merchant' },
  },
};
