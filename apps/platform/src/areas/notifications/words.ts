import { type Cents, formatUsd } from '@payfac/domain/money';
import { displayTransactionId } from '@payfac/domain/transactions';

/** A cardholder opened a dispute. */
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

/** A bank account was added for payouts. */
export const payoutAccountAdded = (last4: string): string =>
  `The bank account ending in ${last4} was added for payouts.`;

/** An account's payout destination changed. @param text the change, as one sentence. */
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

/** The bank returned a payout. */
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

/** A reviewer requested information; the text is the reviewer's. */
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

/** A page was paid; the title depends on the page's type. */
export const paidHeadings = {
  invoice: 'Invoice paid',
  subscription: 'New subscription',
  paymentlink: 'Payment link paid',
  checkout: 'Checkout paid',
} as const;

/** A payment matched a rule of the highest severity. */
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

/** A webhook delivery failed for good. */
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
