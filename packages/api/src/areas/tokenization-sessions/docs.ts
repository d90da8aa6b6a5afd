import type { DocsOf } from '../../kernel/docs.ts';
import type { tokenizationSessions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const tokenizationSessionsDocs: DocsOf<typeof tokenizationSessions> = {
  about: 'Open tokenization sessions of the hosted card fields to a page.',
  calls: {
    authorize: {
      summary: 'Authorize a page to use a tokenization session',
      description:
        'Returns a short-lived token with which the hosted fields create one card token. A closed session returns 409. More calls in a minute than a session, or the account’s tokenization rate limit, allows return 429.',
    },
  },
};
