import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenStatistics } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenStatisticsDocs: DocsOf<typeof tokenStatistics> = {
  about: 'Figures of tokens.',
  calls: {
    get: { summary: 'Count card payments by kind of token and brand' },
  },
};
