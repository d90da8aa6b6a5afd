import type { DocsOf } from '../../kernel/docs.ts';
import type { comments } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const commentsDocs: DocsOf<typeof comments> = {
  about: 'Write internal comments on records.',
  calls: {
    set: {
      summary: 'Write or edit a comment',
      description: 'Send `_id` to edit a comment. Only its author can edit it.',
    },
    list: { summary: 'List the comments on a record' },
  },
};
