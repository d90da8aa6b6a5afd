import type { DocsOf } from '../contract/docs.ts';
import type { activities } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const activitiesDocs: DocsOf<typeof activities> = {
  list: {
    summary: 'List user activities',
    description:
      'A POST that reads: its filters travel in the query, as those of every list. Ids come with the names that the caller may see.',
  },
};
