import type { DocsOf } from '../../kernel/docs.ts';
import type { riskRules } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const riskRulesDocs: DocsOf<typeof riskRules> = {
  about: 'Manage the rules that hold or decline payments.',
  calls: {
    list: { summary: 'List risk rules' },
    create: {
      summary: 'Create a risk rule',
      description:
        '`kind` decides which `params` the rule takes. Every hit raises an alert; `review` also holds the payment, and `decline` declines it.',
    },
    update: {
      summary: 'Update a risk rule',
      description: 'Send the whole rule; `ruleId` identifies it.',
    },
    get: { summary: 'Get a risk rule' },
    remove: { summary: 'Delete a risk rule', description: 'Alerts that the rule raised are kept.' },
    describe: { summary: 'Describe a risk rule in words' },
  },
};
