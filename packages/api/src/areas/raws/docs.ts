import type { DocsOf } from '../../kernel/docs.ts';
import type { raws } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const rawsDocs: DocsOf<typeof raws> = {
  about: 'Records as the processor has them.',
  calls: {
    list: {
      summary: 'List suspicious IPs or disabled features',
      description:
        '`kind` says which. `at` sorts by when an address was last seen, or when the feature was switched off.',
    },
  },
};
