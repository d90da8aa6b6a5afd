import type { ExamplesOf } from '../../kernel/examples.ts';
import type { risk } from './contract.ts';

const account = { subMerchantId: 'sm_0007', accountName: 'Copper Kettle Roasters' } as const;
const at = '2026-03-02T15:04:06.000Z';

export const riskExamples: ExamplesOf<typeof risk> = {
  groups: {
    query: { from: '2026-03-02T05:00:00.000Z', action: ['review'], sort: '-lastAt' },
    response: {
      data: [
        {
          groupId: 'rsk_000000059',
          ruleId: 'rule_card_velocity',
          ruleName: 'Card velocity',
          ...account,
          count: 1,
          amount: 184.5,
          firstAt: at,
          lastAt: at,
          evaluations: [
            {
              ruleId: 'rule_card_velocity',
              ruleName: 'Card velocity',
              transactionId: 'txn000000048213',
              ...account,
              amount: 184.5,
              action: 'review',
              evidence: 'The card’s payments in a day are 7; 5 are allowed.',
              at,
              status: 'for-review',
            },
          ],
        },
      ],
      count: 1,
    },
  },
  accountsRules: {
    query: { accountName: 'kettle' },
    response: {
      data: [
        {
          ...account,
          spProductId: 'spp_tidewater',
          rules: [{ ruleId: 'rule_card_velocity', name: 'Card velocity', enabled: true }],
        },
      ],
      count: 1,
    },
  },
};
