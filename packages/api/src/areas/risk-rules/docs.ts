import type { DocsOf } from '../../kernel/docs.ts';
import type { riskRules } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const riskRulesDocs: DocsOf<typeof riskRules> = {
  about: 'Rules that hold or decline payments.',
  calls: {
    list: { summary: 'List risk rules' },
    create: {
      summary: 'Create a risk rule',
      description:
        '`kind` decides what `params` hold. Every hit raises an alert; `review` also holds the payment, `decline` declines it.',
    },
    update: {
      summary: 'Change a risk rule',
      description: 'The body is the whole rule as it shall be; `ruleId` says which.',
    },
    get: { summary: 'Get a risk rule' },
    remove: { summary: 'Delete a risk rule', description: 'The alerts it raised stay.' },
    describe: { summary: 'Get a risk rule in words' },
  },
};
