import type { DocsOf } from '../../kernel/docs.ts';
import type { installments } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const installmentsDocs: DocsOf<typeof installments> = {
  about: 'Split a total into scheduled payments.',
  calls: {
    list: {
      summary: 'List installment plans',
      description: 'Canceled plans are left out unless you ask for them in `status`.',
    },
    get: { summary: 'Get an installment plan with its schedule' },
    create: {
      summary: 'Create an installment plan',
      description:
        'The payments add up to the total exactly; the first ones carry the remaining cents. The down payment is charged at once to the saved card. If it is declined, the call returns 402 and no plan is created.',
    },
    update: {
      summary: 'Update an installment plan',
      description:
        'You can change the card, the description and the invoice number of an active plan. The amounts and dates are fixed.',
    },
    cancel: {
      summary: 'Cancel an installment plan',
      description: 'No further payments are charged. Payments already made are not refunded.',
    },
  },
};
