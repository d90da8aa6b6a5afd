import type { DocsOf } from '../../kernel/docs.ts';
import type { hostedSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const hostedSessionsDocs: DocsOf<typeof hostedSessions> = {
  about: 'Pages that payers pay on.',
  calls: {
    list: {
      summary: 'List hosted sessions',
      description:
        'Payment links, and the payer’s pages of invoices, plan invitations and checkouts. `status` is the page’s, `completion` how the last payer’s visit ended. `standing` filters by the status of pages that can still be paid, and by `paid` for those that were paid as often as they may be.',
    },
  },
};
