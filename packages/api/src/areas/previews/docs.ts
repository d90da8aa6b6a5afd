import type { DocsOf } from '../../kernel/docs.ts';
import type { previews } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const previewsDocs: DocsOf<typeof previews> = {
  about: 'Preview hosted pages before you save what they show.',
  calls: {
    create: {
      summary: 'Preview an invoice, a payment link or a plan',
      description:
        'Returns an address that shows the payer’s page for unsaved data, which may be incomplete. `data.status` defaults to `draft`. Only you can open the preview, until it expires.',
    },
    update: { summary: 'Update a preview' },
  },
};
