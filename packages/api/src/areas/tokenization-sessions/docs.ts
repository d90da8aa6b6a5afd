import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenizationSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenizationSessionsDocs: DocsOf<typeof tokenizationSessions> = {
  about: 'Sessions of the hosted card fields.',
  calls: {
    authorize: {
      summary: 'Let a page use a tokenization session',
      description:
        'Returns a short-lived token that the hosted fields present to make one card token. A closed session returns 409; too many in a row 429, by the account’s tokenization rate limit.',
    },
  },
};
