import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenSessions } from './contract.ts';

const shares = 'Returns the nine most frequent, and counts all others as `Other`.';

/** Read by the OpenAPI generator and nothing else. */
export const tokenSessionsDocs: DocsOf<typeof tokenSessions> = {
  about: 'Review how the hosted card fields are used.',
  calls: {
    list: { summary: 'List token sessions' },
    deviceChart: { summary: 'Count token sessions by device', description: shares },
    browserChart: { summary: 'Count token sessions by browser', description: shares },
    osChart: { summary: 'Count token sessions by operating system', description: shares },
  },
};
