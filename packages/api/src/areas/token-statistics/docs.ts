import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenStatistics } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenStatisticsDocs: DocsOf<typeof tokenStatistics> = {
  about: 'Review card payments by token.',
  calls: {
    get: { summary: 'Count card payments by token type and brand' },
  },
};
