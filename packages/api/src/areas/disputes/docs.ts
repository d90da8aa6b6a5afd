import type { DocsOf } from '../../kernel/docs.ts';
import type { disputes } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const disputesDocs: DocsOf<typeof disputes> = {
  about: 'Chargebacks and inquiries.',
  calls: {
    list: {
      summary: 'List disputes',
      description:
        'Each with its response deadline. An inquiry (`warning_…`) has moved no money and has no chargeback of its own.',
    },
    chart: {
      summary: 'Chart disputes',
      description: 'Opened, won and lost by period; inquiries are not counted.',
    },
  },
};
