import type { DocsOf } from '../../kernel/docs.ts';
import type { transactions } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const transactionsDocs: DocsOf<typeof transactions> = {
  about: 'Take card payments: charge, authorize, capture, void and refund.',
  calls: {
    saleCard: {
      summary: 'Charge or authorize a card',
      description:
        'Charges the card, or only authorizes it with `capture: false`. A declined payment returns 402 with the processor’s `declineCode` and the id of the declined transaction. A 504 `OUTCOME_UNKNOWN` means that the outcome is not known yet: send the same request with the same Idempotency-Key.',
    },
    captureCard: {
      summary: 'Capture an authorization',
      description:
        'Captures `amount`, or the whole authorized amount if you leave it out. You can capture an authorization once, before it expires.',
    },
    voidCard: {
      summary: 'Void a payment',
      description:
        'Cancels an authorization, or a captured payment until its batch is cut. A payment with a refund cannot be voided.',
    },
    refundCard: {
      summary: 'Refund a payment, in part or in full',
      description:
        'Refunds `amount`, or everything that is left if you leave it out, and returns the refund’s own transaction. Refunding more than is left returns 409 `OVER_REFUND`.',
    },
    binLookup: {
      summary: 'Look up a card by its first digits',
      description:
        'Returns the brand and funding type of the cards that start with these 6 to 8 digits.',
    },
    setStatus: {
      summary: "Change a payment's status",
      description:
        'Moves a payment manually, for example to approve or reject a payment held for review. A move to `voided`, or from `authorized` to `processing`, voids or captures the payment at the processor. Settlement and disputes cannot be set manually; a move that the current status does not allow returns 409.',
    },
    update: {
      summary: "Update a payment's invoice number and description",
      description:
        'Fields you leave out keep their values; `null` or an empty text clears one. The timeline records each change.',
    },
    sendReceipt: {
      summary: 'Send the receipt of a payment',
      description:
        'Sends the receipt by email or text message, at most five times an hour for each payment. A payment that took no money returns 409 `NOTHING_PAID`.',
    },
    setCustomer: {
      summary: "Set a payment's customer",
      description:
        'Links the payment to a customer of the same account. Send `null` to remove the link.',
    },
  },
};
