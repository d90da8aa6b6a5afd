import type { DocsOf } from '../../kernel/docs.ts';
import type { activities } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const activitiesDocs: DocsOf<typeof activities> = {
  about: 'See what users did, and when.',
  calls: {
    list: {
      summary: 'List user activities',
      description:
        'This call only reads, although it is a POST. Ids come with the names you may see.',
    },
  },
};
