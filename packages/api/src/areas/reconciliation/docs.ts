import type { DocsOf } from '../../kernel/docs.ts';
import type { reconciliation } from './contract.ts';

const signed =
  'Amounts of refunds are negative. `gap` is what the processor pays beyond our books.';

/** Read by the OpenAPI generator and nothing else. */
export const reconciliationDocs: DocsOf<typeof reconciliation> = {
  about: 'Our books against the files of processors.',
  calls: {
    list: {
      summary: 'List differences with the settlement files',
      description: `A card processor's settlement file lists the sales, captures and refunds of a batch. A line we don't have, one it doesn't have, another amount and a rejected line are differences. eChecks and disputes have reports of their own. ${signed} \`export=csv\` returns \`reconciliation.csv\`.`,
    },
    batches: {
      summary: 'Compare batches with their settlement files',
      description: `One row a batch. While its file is awaited \`receivedAt\` is null and the totals are zero. ${signed}`,
    },
    days: {
      summary: 'Compare business days with their settlement files',
      description: `The batches of each business day added up. ${signed}`,
    },
    resolve: {
      summary: 'Resolve a difference',
      description:
        'The note says what was found out, and stays in the timeline. Resolving moves no money and is final: a resolved difference returns 409.',
    },
  },
};
