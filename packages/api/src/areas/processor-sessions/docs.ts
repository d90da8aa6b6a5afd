import type { DocsOf } from '../../kernel/docs.ts';
import type { processorSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const processorSessionsDocs: DocsOf<typeof processorSessions> = {
  about: 'Review messages exchanged with processors.',
  calls: {
    list: { summary: 'List processor sessions' },
    get: {
      summary: 'Get a processor session with its messages',
      description: 'Messages are listed oldest first, without card and bank data.',
    },
  },
};
