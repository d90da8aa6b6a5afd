import type { DocsOf } from '../../kernel/docs.ts';
import type { disputes } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const disputesDocs: DocsOf<typeof disputes> = {
  about: 'Review chargebacks and inquiries.',
  calls: {
    list: {
      summary: 'List disputes',
      description:
        'Each dispute has its response deadline. An inquiry (a status that starts with `warning_`) moves no money and has no chargeback transaction.',
    },
    chart: {
      summary: 'Chart disputes',
      description:
        'Returns the disputes opened, won and lost in each period. Inquiries are not counted.',
    },
  },
};
