import type { DocsOf } from '../../kernel/docs.ts';
import type { transactions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const transactionsDocs: DocsOf<typeof transactions> = {
  about: 'Card payments: sell, authorize, capture, void, refund.',
  calls: {
    saleCard: { summary: 'Charge or authorize a card' },
    captureCard: { summary: 'Capture an authorization' },
    voidCard: { summary: 'Void a payment' },
    refundCard: { summary: 'Refund a payment, in part or whole' },
    binLookup: { summary: 'Look up a card by its first digits' },
    setStatus: { summary: "Move a payment's status" },
    update: { summary: "Edit a payment's invoice number and description" },
    sendReceipt: { summary: 'Send the receipt of a payment' },
    setCustomer: { summary: "Set a payment's customer" },
  },
};
