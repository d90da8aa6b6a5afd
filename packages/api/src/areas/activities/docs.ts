import type { DocsOf } from '../../kernel/docs.ts';
import type { activities } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const activitiesDocs: DocsOf<typeof activities> = {
  about: 'Who did what, and when.',
  calls: {
    list: {
      summary: 'List user activities',
      description: 'Reads, though a POST. Ids come with the names that the caller may see.',
    },
  },
};
