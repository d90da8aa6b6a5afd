import type { DocsOf } from '../../kernel/docs.ts';
import type { raws } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const rawsDocs: DocsOf<typeof raws> = {
  about: 'See suspicious IP addresses and disabled features.',
  calls: {
    list: {
      summary: 'List suspicious IPs or disabled features',
      description:
        '`kind` selects the records. `at` sorts by when an IP address was last seen, or when a feature was switched off.',
    },
  },
};
