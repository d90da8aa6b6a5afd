import type { PaymentType } from '../../kernel/enumerations/index.ts';
import {
  addCents,
  type Cents,
  negateCents,
  subtractCents,
  zeroCents,
} from '../../kernel/money/index.ts';
import { refundableAmount } from './amounts.ts';
import { type CardPaymentState, cardPaymentStates } from './card-payment.ts';
import type { Outcome, TransactionOperation } from './operations.ts';
import type { TransactionStatus } from './status.ts';

/*
 * What a payment amounts to, defined once: figures, charts, lists, totals, files, timelines, drawers
 * and receipts all read it here.
 */

/** One operation as it was recorded: what was asked for, and what the processor made of it. */
export interface OperationAmounts {
  readonly operation: TransactionOperation;
  readonly paymentType: PaymentType;
  readonly outcome: Outcome;
  /** Requested. */
  readonly amount: Cents;
  /** Less than requested for a partial approval; null while nothing is known. */
  readonly approvedAmount: Cents | null;
}

/** Approved by the processor; zero for a decline and while the outcome is open. */
export const approvedAmountOf = ({
  outcome,
  amount,
  approvedAmount,
}: Pick<OperationAmounts, 'outcome' | 'amount' | 'approvedAmount'>): Cents =>
  outcome === 'success' ? (approvedAmount ?? amount) : zeroCents;

/**
 * The amount of an operation as people see it: what was approved, or what was requested when nothing was
 * approved or moved, such as by the return of an eCheck that had not settled.
 */
export const shownAmountOf = (
  operation: Pick<OperationAmounts, 'outcome' | 'amount' | 'approvedAmount'>,
): Cents => {
  const approved = approvedAmountOf(operation);
  return approved > 0 ? approved : operation.amount;
};

const leaving: ReadonlySet<TransactionOperation> = new Set([
  'refund',
  'chargeback',
  'void',
  'credit',
]);

/**
 * Whether an operation takes money from the merchant. A reversal gives a won dispute back to the
 * merchant; of an eCheck it is the bank's return, and takes.
 */
export const isOutgoing = ({
  operation,
  paymentType,
}: Pick<OperationAmounts, 'operation' | 'paymentType'>): boolean =>
  leaving.has(operation) || (operation === 'reversal' && paymentType === 'eCheck');

/** The shown amount with its sign: money that leaves the merchant is negative. */
export const signedAmountOf = (operation: OperationAmounts): Cents =>
  isOutgoing(operation) ? negateCents(shownAmountOf(operation)) : shownAmountOf(operation);

/** The amount of a payment as people see it: what was captured, else what was approved or requested. */
export const paymentAmountOf = (
  payment: Pick<OperationAmounts, 'outcome' | 'amount' | 'approvedAmount'> & {
    readonly capturedAmount: Cents;
  },
): Cents => (payment.capturedAmount > 0 ? payment.capturedAmount : shownAmountOf(payment));

/** A payment's own row with the sums of what followed. */
export interface PaymentRecord extends OperationAmounts {
  readonly status: TransactionStatus;
  /** Taken so far; zero again once voided. */
  readonly capturedAmount: Cents;
  /** Refunds that succeeded or are still pending: neither can be refunded again. */
  readonly refundedAmount: Cents;
  /** Taken back by the payer's bank: chargebacks that were not won, and returned eChecks. */
  readonly disputedAmount: Cents;
}

export interface PaymentSummary {
  readonly requested: Cents;
  readonly approved: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
  /** Captured less refunded and disputed. */
  readonly net: Cents;
  readonly availableToRefund: Cents;
  /** The processor approved less than was requested. */
  readonly isPartialApproval: boolean;
}

const cardState = (status: TransactionStatus): CardPaymentState | undefined =>
  cardPaymentStates.find((known) => known === status);

function availableToRefund(payment: PaymentRecord): Cents {
  const { status, capturedAmount: captured, refundedAmount: refunded } = payment;
  const state = cardState(status);
  if (state === undefined) return zeroCents;
  // An eCheck can be refunded once it has settled, a card payment once it is captured.
  if (payment.paymentType === 'eCheck' && state === 'processing') return zeroCents;
  return refundableAmount({ state, authorized: approvedAmountOf(payment), captured, refunded });
}

/** What was paid by one payment. Rows that are not payments of their own amount to nothing. */
export function paymentSummary(payment: PaymentRecord): PaymentSummary {
  const approved = approvedAmountOf(payment);
  const { amount, capturedAmount, refundedAmount, disputedAmount } = payment;
  return {
    requested: amount,
    approved,
    captured: capturedAmount,
    refunded: refundedAmount,
    disputed: disputedAmount,
    net: subtractCents(capturedAmount, addCents(refundedAmount, disputedAmount)),
    availableToRefund: availableToRefund(payment),
    isPartialApproval: payment.outcome === 'success' && approved < amount,
  };
}
