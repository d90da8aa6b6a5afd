import type { DocsOf } from '../../kernel/docs.ts';
import type { installments } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const installmentsDocs: DocsOf<typeof installments> = {
  about: 'Totals paid in parts.',
  calls: {
    list: {
      summary: 'List installment plans',
      description: 'Canceled plans are left out unless the status filter names them.',
    },
    get: { summary: 'Get an installment plan with its schedule' },
    create: {
      summary: 'Make an installment plan',
      description:
        'The payments sum to the total exactly; the first ones take the odd cents. The down payment is charged at once with the saved card: when it is declined the call returns 402 and there is no plan.',
    },
    update: {
      summary: 'Change an installment plan',
      description: 'The card, the description and the invoice number; what was agreed stays.',
    },
    cancel: {
      summary: 'Cancel an installment plan',
      description: 'Nothing more is charged; what was paid stays paid.',
    },
  },
};
