import type { DocsOf } from '../../kernel/docs.ts';
import type { metrics } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const metricsDocs: DocsOf<typeof metrics> = {
  about: 'Review risk metrics of accounts and cards, and try out risk rules.',
  calls: {
    load: {
      summary: 'Compute the metrics of the current period',
      description: 'Returns the whole previous period with them.',
    },
    accounts: { summary: 'List card metrics by account' },
    cards: {
      summary: 'List card metrics by card',
      description: 'Covers all accounts that the card paid and you can access.',
    },
    runRule: {
      summary: 'Try a risk rule on past payments',
      description:
        'Send a `condition` to try it in place of the rule’s own. `save: true` then stores that condition, and requires `riskMetrics.edit`. No payment is held or declined, and no alert is raised.',
    },
    testRun: {
      summary: 'Try an unsaved risk rule',
      description:
        'Runs the condition over past card payments of the accounts you name, or of all accounts if you name none. A period with more than 50,000 operations is refused. Nothing is written.',
    },
  },
};
