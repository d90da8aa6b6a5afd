import type { DocsOf } from '../../kernel/docs.ts';
import type { payouts } from './contract.ts';

const perRow =
  'Takes the ids of some payouts, or `all` with the filters of the list. A payout that cannot move is named with the reason, and the others move all the same.';

/** Read by the OpenAPI generator and nothing else. */
export const payoutsDocs: DocsOf<typeof payouts> = {
  about: 'Money on its way to merchants.',
  calls: {
    acknowledge: {
      summary: 'Acknowledge a payout',
      description: 'A pending or approved one; it goes into the next file to the bank.',
    },
    hold: {
      summary: 'Hold or release a payout',
      description:
        '`on-hold` holds a pending payout, `pending` releases it. Either asks for a reason, which is shown with the payout. Holding several is one call a payout.',
    },
    bulkAcknowledge: { summary: 'Acknowledge some or all payouts', description: perRow },
    bulkUnacknowledge: {
      summary: 'Take back the acknowledgment of some or all payouts',
      description: `Until the file is cut. ${perRow}`,
    },
    create: {
      summary: 'Pay an account out by hand',
      description:
        'Never more than the available balance: 409 `BALANCE_EXCEEDED`. Without `createLedgerEntries` the ledger is left as it is, and the payout counts against what is available until the bank has its money.',
    },
    remove: {
      summary: 'Delete a manual payout',
      description: 'While it is pending or on hold. What it posted is reversed.',
    },
    listInstructions: { summary: 'List payouts' },
    listMerchant: {
      summary: 'List settlements',
      description: 'One row an account and business day, with the payout that paid it.',
    },
    chart: { summary: 'Chart payouts by period' },
  },
};
