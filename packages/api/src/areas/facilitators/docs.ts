import type { DocsOf } from '../../kernel/docs.ts';
import type { facilitators } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const facilitatorsDocs: DocsOf<typeof facilitators> = {
  about: 'The brand.',
  calls: {
    list: { summary: 'List facilitators', description: 'Those the caller may see.' },
  },
};
