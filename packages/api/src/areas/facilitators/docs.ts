import type { DocsOf } from '../../kernel/docs.ts';
import type { facilitators } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const facilitatorsDocs: DocsOf<typeof facilitators> = {
  about: 'List facilitators: each is a brand of its own.',
  calls: {
    list: { summary: 'List facilitators', description: 'Returns the facilitators you can access.' },
  },
};
