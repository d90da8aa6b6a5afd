import { type Cents, formatUsd } from '@payfac/domain/money';

/** What is said of a dispute that a cardholder opened. */
export const disputeOpened = (dispute: {
  readonly disputeId: string;
  readonly amount: Cents;
  readonly rootTransactionId: string;
}) =>
  ({
    kind: 'dispute-opened',
    title: 'Dispute opened',
    message: `A cardholder disputes ${formatUsd(dispute.amount)} of payment ${dispute.rootTransactionId}.`,
    targetId: dispute.disputeId,
  }) as const;

/** What is said of a payout that the bank sent back. */
export const payoutReturned = (payout: {
  readonly payoutId: string;
  readonly amount: Cents;
  readonly returnCode?: string | null | undefined;
}) =>
  ({
    kind: 'payout-failed',
    title: 'Payout returned',
    message: `The bank returned a payout of ${formatUsd(payout.amount)} (${payout.returnCode ?? ''}).`,
    targetId: payout.payoutId,
  }) as const;

/** What is said of a page that was paid, by what the page was of. */
export const paidHeadings = {
  invoice: 'Invoice paid',
  subscription: 'New subscription',
  paymentlink: 'Payment link paid',
  checkout: 'Checkout paid',
} as const;
