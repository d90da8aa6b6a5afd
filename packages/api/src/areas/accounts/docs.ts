import type { DocsOf } from '../../kernel/docs.ts';
import type { accounts } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const accountsDocs: DocsOf<typeof accounts> = {
  about: 'List accounts, for staff.',
  calls: {
    view: { summary: 'List accounts' },
    names: { summary: 'List account names' },
  },
};
