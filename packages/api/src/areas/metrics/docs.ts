import type { DocsOf } from '../../kernel/docs.ts';
import type { metrics } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const metricsDocs: DocsOf<typeof metrics> = {
  about: 'Limits and risk metrics of accounts.',
  calls: {
    load: {
      summary: 'Compute the metrics of the running period',
      description: 'Beside the whole period before it.',
    },
    accounts: { summary: 'List card metrics by account' },
    cards: {
      summary: 'List card metrics by card',
      description: 'Over all accounts the card paid to that the caller may see.',
    },
    runRule: {
      summary: 'Try a risk rule on past payments',
      description:
        'With a `condition` it tries that one in place of its own, and keeps it when `save` is true, which asks for `riskMetrics.edit`. Nothing is held, declined or alerted.',
    },
    testRun: {
      summary: "Try a risk rule that isn't saved",
      description:
        'Runs the condition over past card payments of the named accounts, of all without any. At most 50,000 operations are looked at; a longer span is refused. Nothing is written.',
    },
  },
};
