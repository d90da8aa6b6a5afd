import type { DocsOf } from '../../kernel/docs.ts';
import type { payouts } from './contract.ts';

const perRow =
  'Send the ids of payouts, or `all` with filters of the list. A payout that cannot be moved is listed in `failed` with the reason; the others still move.';

/** Read by the OpenAPI generator and nothing else. */
export const payoutsDocs: DocsOf<typeof payouts> = {
  about: 'Manage payouts to merchants.',
  calls: {
    acknowledge: {
      summary: 'Acknowledge a payout',
      description:
        'Acknowledges a pending or approved payout, which then goes into the next bank file. A payout to an account that is suspended, or has no verified bank account, returns 409 `PAYOUTS_ON_HOLD`.',
    },
    hold: {
      summary: 'Hold or release a payout',
      description:
        '`on-hold` holds a payout that is not in a bank file yet; `pending` releases a held one. Both require a reason, which is shown with the payout. To hold several payouts, make one call for each.',
    },
    bulkAcknowledge: { summary: 'Acknowledge several or all payouts', description: perRow },
    bulkUnacknowledge: {
      summary: 'Remove the acknowledgment of several or all payouts',
      description: `You can remove an acknowledgment until the bank file is cut. ${perRow}`,
    },
    create: {
      summary: 'Create a manual payout',
      description:
        'The amount is at most the available balance; more returns 409 `BALANCE_EXCEEDED`. With `createLedgerEntries: false` nothing is posted to the ledger, and the payout reduces the available balance until the bank has the money.',
    },
    remove: {
      summary: 'Delete a manual payout',
      description:
        'You can delete a manual payout while it is pending or on hold. Its ledger posting is reversed.',
    },
    listInstructions: { summary: 'List payouts' },
    listMerchant: {
      summary: 'List settlements',
      description: 'Returns one row per account and business day, with the payout that paid it.',
    },
    chart: { summary: 'Chart payouts by period' },
  },
};
