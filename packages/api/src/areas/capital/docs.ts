import type { DocsOf } from '../../kernel/docs.ts';
import type { capital } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const capitalDocs: DocsOf<typeof capital> = {
  about: 'Review merchants’ referrals to capital partners.',
  calls: {
    referrals: { summary: 'List referrals to capital partners' },
  },
};
