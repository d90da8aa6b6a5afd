import { type Cents, formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';

/** What is said of a dispute that a cardholder opened. */
export const disputeOpened = (dispute: {
  readonly disputeId: string;
  readonly amount: Cents;
  readonly rootTransactionId: string;
}) =>
  ({
    kind: 'dispute-opened',
    title: 'Dispute opened',
    message: `A cardholder disputed ${formatUsd(dispute.amount)} on payment ${displayTransactionId(dispute.rootTransactionId)}.`,
    targetId: dispute.disputeId,
  }) as const;

/** What is said of a bank account that payouts can go to. */
export const payoutAccountAdded = (last4: string): string =>
  `The bank account ending in ${last4} was added for payouts.`;

/** What is said when an account's money goes elsewhere. @param text what was changed, in a sentence. */
export const payoutAccountChanged = (
  account: { readonly applicationId: string; readonly dbaName: string },
  text: string,
) =>
  ({
    kind: 'payout-account-changed',
    title: 'Payout account changed',
    message: `${account.dbaName}: ${text}`,
    targetId: account.applicationId,
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

/** What is said of an application that its reviewer sent back, in the reviewer's words. */
export const informationRequested = (
  application: { readonly applicationId: string; readonly dbaName: string },
  reason: string,
) =>
  ({
    kind: 'information-requested',
    title: 'More information needed',
    message: `We need more information to decide on ${application.dbaName}: ${reason}`,
    targetId: application.applicationId,
  }) as const;

/** What is said of a page that was paid, by what the page was of. */
export const paidHeadings = {
  invoice: 'Invoice paid',
  subscription: 'New subscription',
  paymentlink: 'Payment link paid',
  checkout: 'Checkout paid',
} as const;

/** A rule of the gravest kind was hit by a payment. */
export const alertRaised = (
  ruleName: string,
  evidence: string,
  transactionId: string | undefined,
) =>
  ({
    kind: 'alert-raised',
    title: `Alert: ${ruleName}`,
    message: evidence,
    targetId: transactionId,
  }) as const;

/** An event that the product's server never took. */
export const webhookFailing = (
  { webhookId, eventType }: { readonly webhookId: string; readonly eventType: string },
  attempts: number,
  error: string | null,
) =>
  ({
    kind: 'webhook-failing',
    title: 'Webhook not delivered',
    message: `${eventType} failed after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${error ?? ''}`,
    targetId: webhookId,
  }) as const;
