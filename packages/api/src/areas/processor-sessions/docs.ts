import type { DocsOf } from '../../kernel/docs.ts';
import type { processorSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const processorSessionsDocs: DocsOf<typeof processorSessions> = {
  about: 'What was said to processors.',
  calls: {
    list: { summary: 'List processor sessions' },
    get: {
      summary: 'Get a processor session with what was said',
      description: 'Oldest first; card and bank data are left out.',
    },
  },
};
