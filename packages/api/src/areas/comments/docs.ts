import type { DocsOf } from '../../kernel/docs.ts';
import type { comments } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const commentsDocs: DocsOf<typeof comments> = {
  about: 'What colleagues write about a record.',
  calls: {
    set: {
      summary: 'Write or change a comment',
      description: 'With `_id` it changes one, which only its writer may do.',
    },
    list: { summary: 'List the comments on one thing' },
  },
};
