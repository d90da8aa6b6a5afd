import type { DocsOf } from '../../kernel/docs.ts';
import type { funds } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const fundsDocs: DocsOf<typeof funds> = {
  about: 'Money held in reserve.',
  calls: {
    loans: { summary: 'List loans of an account' },
    reserved: {
      summary: 'Get reserved funds',
      description:
        "An entry's account has colon-separated segments; the second one is the e-check type or the card type and decides which total counts it.",
    },
    release: {
      summary: 'Release reserved funds',
      description:
        'Moves reserved money to the balance and pays it out, as far as the account owes nothing. More than is reserved returns 409 and moves nothing.',
    },
  },
};
