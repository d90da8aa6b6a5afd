import type { DocsOf } from '../../kernel/docs.ts';
import type { funds } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const fundsDocs: DocsOf<typeof funds> = {
  about: 'Manage money held in reserve.',
  calls: {
    loans: { summary: "List an account's loans" },
    reserved: {
      summary: 'Get reserved funds',
      description:
        'The account of an entry has segments joined by colons. The second segment is the card type, or `echeck`, and decides which total includes the entry.',
    },
    release: {
      summary: 'Release reserved funds',
      description:
        'Moves the money from the reserve to the balance, and pays out what is left after anything the account owes. Releasing more than is reserved returns 409 and moves nothing.',
    },
  },
};
