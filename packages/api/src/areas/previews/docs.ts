import type { DocsOf } from '../../kernel/docs.ts';
import type { previews } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const previewsDocs: DocsOf<typeof previews> = {
  about: 'Pages as they will look.',
  calls: {
    create: {
      summary: 'Preview an invoice, a payment link or a plan',
      description:
        'Returns an address that shows the payer’s page of what is not yet saved; it can be unfinished. `data.status` is `draft` unless given. Only its maker can look at it, until it expires.',
    },
    update: { summary: 'Change what a preview shows' },
  },
};
