import type { DocsOf } from '../../kernel/docs.ts';
import type { reconciliation } from './contract.ts';

const signed = 'Refunds are negative. `gap` is what the processor pays beyond our books.';

/** Read by the OpenAPI generator and nothing else. */
export const reconciliationDocs: DocsOf<typeof reconciliation> = {
  about: 'Compare our books with processors’ settlement files.',
  calls: {
    list: {
      summary: 'List differences from the settlement files',
      description: `A card processor’s settlement file lists the sales, captures and refunds of a batch. A difference is a line that only one side has, a different amount, or a rejected line. eChecks and disputes have their own reports. ${signed}`,
    },
    batches: {
      summary: 'Compare batches with their settlement files',
      description: `Returns one row per batch. Until its file arrives, \`receivedAt\` is null and the totals are zero. ${signed}`,
    },
    days: {
      summary: 'Compare business days with their settlement files',
      description: `Adds up the batches of each business day. ${signed}`,
    },
    resolve: {
      summary: 'Resolve a difference',
      description:
        'Say in `note` what you found out; the timeline keeps it. Resolving moves no money and is final: a resolved difference returns 409 `ALREADY_RESOLVED`.',
    },
  },
};
