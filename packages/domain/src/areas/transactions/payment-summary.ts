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
 * The amounts of a payment, defined once: figures, charts, lists, totals, files, timelines, drawers and receipts all
 * use them.
 */

/** One operation as recorded: the requested amount and the processor's result. */
export interface OperationAmounts {
  readonly operation: TransactionOperation;
  readonly paymentType: PaymentType;
  readonly outcome: Outcome;
  /** Requested amount. */
  readonly amount: Cents;
  /** Less than requested for a partial approval; null while the outcome is open. */
  readonly approvedAmount: Cents | null;
}

/** The approved amount; zero for a decline and while the outcome is open. */
export const approvedAmountOf = ({
  outcome,
  amount,
  approvedAmount,
}: Pick<OperationAmounts, 'outcome' | 'amount' | 'approvedAmount'>): Cents =>
  outcome === 'success' ? (approvedAmount ?? amount) : zeroCents;

/**
 * The displayed amount of an operation: what was approved, or what was requested when nothing was approved or moved,
 * such as the return of an eCheck before settlement.
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
 * Whether an operation takes money from the merchant. The reversal of a card payment returns a won dispute to the
 * merchant; the reversal of an eCheck is the bank's return and takes money.
 */
export const isOutgoing = ({
  operation,
  paymentType,
}: Pick<OperationAmounts, 'operation' | 'paymentType'>): boolean =>
  leaving.has(operation) || (operation === 'reversal' && paymentType === 'eCheck');

/** The displayed amount with its sign: negative when money leaves the merchant. */
export const signedAmountOf = (operation: OperationAmounts): Cents =>
  isOutgoing(operation) ? negateCents(shownAmountOf(operation)) : shownAmountOf(operation);

/** The displayed amount of a payment: captured, or else approved, or else requested. */
export const paymentAmountOf = (
  payment: Pick<OperationAmounts, 'outcome' | 'amount' | 'approvedAmount'> & {
    readonly capturedAmount: Cents;
  },
): Cents => (payment.capturedAmount > 0 ? payment.capturedAmount : shownAmountOf(payment));

/** A payment's own row with the sums of its operations. */
export interface PaymentRecord extends OperationAmounts {
  readonly status: TransactionStatus;
  /** Captured so far; zero again once voided. */
  readonly capturedAmount: Cents;
  /** Refunds that succeeded or are pending; neither can be refunded again. */
  readonly refundedAmount: Cents;
  /** Amount taken back by the payer's bank: chargebacks not won, and returned eChecks. */
  readonly disputedAmount: Cents;
}

export interface PaymentSummary {
  readonly requested: Cents;
  readonly approved: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
  readonly disputed: Cents;
  /** Captured minus refunded and disputed. */
  readonly net: Cents;
  readonly availableToRefund: Cents;
  /** The processor approved less than requested. */
  readonly isPartialApproval: boolean;
}

const cardState = (status: TransactionStatus): CardPaymentState | undefined =>
  cardPaymentStates.find((known) => known === status);

function availableToRefund(payment: PaymentRecord): Cents {
  const { status, capturedAmount: captured, refundedAmount: refunded } = payment;
  const state = cardState(status);
  if (state === undefined) return zeroCents;
  // An eCheck is refundable after settlement, a card payment after capture.
  if (payment.paymentType === 'eCheck' && state === 'processing') return zeroCents;
  return refundableAmount({ state, authorized: approvedAmountOf(payment), captured, refunded });
}

/** The amounts of one payment. Rows that aren't payments of their own get zeros. */
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
