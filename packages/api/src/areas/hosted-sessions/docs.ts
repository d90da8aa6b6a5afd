import type { DocsOf } from '../../kernel/docs.ts';
import type { hostedSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const hostedSessionsDocs: DocsOf<typeof hostedSessions> = {
  about: 'Review the hosted pages on which payers pay.',
  calls: {
    list: {
      summary: 'List hosted sessions',
      description:
        'Lists payment links, and the hosted pages of invoices, plan invitations and checkouts. `status` is the page’s status, and `completion` is how the last visit ended. Use `standing` to find pages by status that can still be paid, or `paid` for pages that accept no more payments.',
    },
  },
};
