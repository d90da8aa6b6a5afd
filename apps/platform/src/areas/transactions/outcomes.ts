import { addCents, type Cents, subtractCents, zeroCents } from '@payfac/domain/money';
import {
  capturePosting,
  type Posting,
  refundPosting,
  salePosting,
  voidPosting,
} from '../../kernel/ledger/postings.ts';
import type { ProcessorResponse } from '../../processors/processor.ts';
import type { Assessment } from '../risk/assess.ts';
import type { Finding } from './ask-processor.ts';
import { stateBesideDisputes } from './payment-state.ts';
import type { NewTransactionRow, TransactionRow } from './store.ts';
import type { TimelineEvent } from './timeline.ts';

type Changes = Partial<NewTransactionRow>;

/** All the changes for an operation's outcome. */
export interface Decision {
  readonly row: Changes;
  /** Changes to the payment of a capture, void or refund. */
  readonly payment: Changes;
  readonly postings: readonly Posting[];
  readonly event: TimelineEvent;
  readonly message: string;
}

const authorizationLifeMs = 7 * 86_400_000;
const notReachedText = 'Couldn’t reach the processor. Nothing was charged.';
const neverHeardText = 'The processor has no record of this. Nothing was charged.';

const isCharge = ({ operation }: TransactionRow) => operation === 'sale' || operation === 'auth';

const answeredColumns = (response: ProcessorResponse): Changes => ({
  approvedAmount: response.result === 'approved' ? response.approvedAmount : zeroCents,
  authorizationCode: response.authorizationCode,
  responseCode: response.responseCode,
  responseMessage: response.responseMessage,
  avsResult: response.avsResult,
  cvvResult: response.cvvResult,
  processorTransactionId: response.processorTransactionId,
});

const moneyOf = (row: TransactionRow, amount: Cents) => ({
  facilitatorId: row.facilitatorId,
  subMerchantId: row.subMerchantId,
  provider: row.provider,
  transactionId: row.transactionId,
  amount,
});

/** Declined by a rule: suspected fraud. */
const refusedByRule = (
  row: TransactionRow,
  payment: TransactionRow,
  columns: Changes,
  ruleId: string | undefined,
) =>
  failed(row, payment, {
    ...columns,
    approvedAmount: zeroCents,
    responseCode: '59',
    responseMessage: 'Declined by a risk rule',
    reviewRuleId: ruleId ?? null,
  });

/** On a hosted page, no clerk can ask for the rest, so a partial approval counts as declined and is reversed. */
const coversAPart = (row: TransactionRow, { approvedAmount }: ProcessorResponse): boolean =>
  row.hostedSessionId !== null && approvedAmount < row.amount;

const refusedInPart = (row: TransactionRow, payment: TransactionRow, columns: Changes): Decision =>
  failed(row, payment, {
    ...columns,
    approvedAmount: zeroCents,
    responseCode: '10',
    responseMessage: 'The card covers only a part of the amount',
  });

/** Approved by the processor and held for review: nothing is captured until a user approves it. */
const heldForReview = (response: ProcessorResponse, { hits, ruleId }: Assessment): Decision => ({
  row: {
    ...answeredColumns(response),
    outcome: 'success',
    status: 'for-review',
    capturedAmount: zeroCents,
    reviewRuleId: ruleId ?? null,
  },
  payment: {},
  postings: [],
  event: 'review.held',
  message: hits.find(({ rule }) => rule.ruleId === ruleId)?.evidence ?? 'Held for review',
});

function approvedCharge(row: TransactionRow, response: ProcessorResponse, at: Date): Decision {
  const { approvedAmount } = response;
  const isSale = row.operation === 'sale';
  return {
    row: {
      ...answeredColumns(response),
      outcome: 'success',
      status: isSale ? 'processing' : 'authorized',
      capturedAmount: isSale ? approvedAmount : zeroCents,
      expiresAt: isSale ? null : new Date(at.getTime() + authorizationLifeMs),
    },
    payment: {},
    postings: isSale ? [salePosting(moneyOf(row, approvedAmount))] : [],
    event: isSale ? 'sale.approved' : 'auth.approved',
    message: response.responseMessage,
  };
}

function approvedFollowUp(
  row: TransactionRow,
  payment: TransactionRow,
  response: ProcessorResponse,
): Decision {
  const { amount } = row;
  const done = {
    row: { ...answeredColumns(response), outcome: 'success', status: 'success' },
    message: response.responseMessage,
  } as const;
  if (row.operation === 'capture') {
    return {
      ...done,
      payment: { status: 'processing', capturedAmount: amount },
      postings: [capturePosting(moneyOf(row, amount))],
      event: 'capture.approved',
    };
  }
  if (row.operation === 'void') {
    const taken = payment.capturedAmount;
    const isRejection = payment.status === 'for-review';
    return {
      ...done,
      payment: { status: 'voided', capturedAmount: zeroCents },
      postings: taken > 0 ? [voidPosting(moneyOf(row, taken))] : [],
      event: isRejection ? 'review.rejected' : 'void.approved',
      message: isRejection ? 'Voided after review' : done.message,
    };
  }
  const refundedAmount = addCents(payment.refundedAmount, amount);
  return {
    ...done,
    payment: {
      refundedAmount,
      pendingRefundAmount: subtractCents(payment.pendingRefundAmount, amount),
      status: stateBesideDisputes({ ...payment, refundedAmount }),
    },
    postings: [refundPosting(moneyOf(row, amount))],
    event: 'refund.approved',
  };
}

/** Releases the amount that a failed refund held. */
const releasedHold = (row: TransactionRow, payment: TransactionRow): Changes =>
  row.operation === 'refund'
    ? { pendingRefundAmount: subtractCents(payment.pendingRefundAmount, row.amount) }
    : {};

/** `reconciled`, `verification` and `credit` rows are only written with their outcome. */
const failedEvents = {
  sale: 'sale.declined',
  auth: 'auth.declined',
  capture: 'capture.failed',
  void: 'void.failed',
  refund: 'refund.failed',
  chargeback: 'chargeback.lost',
  reversal: 'reversed',
  reconciled: 'status.changed',
  verification: 'status.changed',
  credit: 'status.changed',
} as const satisfies Record<TransactionRow['operation'], TimelineEvent>;

const failed = (row: TransactionRow, payment: TransactionRow, columns: Changes): Decision => ({
  row: { ...columns, outcome: 'failed', status: isCharge(row) ? 'declined' : 'failed' },
  payment: releasedHold(row, payment),
  postings: [],
  event: failedEvents[row.operation],
  message: columns.responseMessage ?? 'Declined',
});

const neverSent = (row: TransactionRow, payment: TransactionRow): Decision => ({
  row: {
    outcome: 'errored',
    status: 'errored',
    approvedAmount: zeroCents,
    responseMessage: notReachedText,
  },
  payment: releasedHold(row, payment),
  postings: [],
  event: 'operation.not-reached',
  message: notReachedText,
});

const unknown = (): Decision => ({
  row: { status: 'unknown' },
  payment: {},
  postings: [],
  event: 'operation.unknown',
  message: 'The processor didn’t respond in time.',
});

/**
 * The changes for a pending operation after the processor was asked.
 * @param assessment the rules' result for a sale.
 */
export function decide(
  row: TransactionRow,
  payment: TransactionRow,
  finding: Exclude<Finding, { readonly kind: 'shut-out' }>,
  at: Date,
  assessment?: Assessment,
): Decision {
  switch (finding.kind) {
    case 'unknown':
      return unknown();
    case 'not-reached':
    case 'never-sent':
      return neverSent(row, payment);
    case 'refused':
      return refusedByRule(row, payment, {}, assessment?.ruleId);
    case 'never-heard':
      return row.status === 'unknown'
        ? failed(row, payment, { approvedAmount: zeroCents, responseMessage: neverHeardText })
        : neverSent(row, payment);
    case 'answered':
      if (finding.response.result !== 'approved') {
        return failed(row, payment, answeredColumns(finding.response));
      }
      if (assessment?.verdict === 'decline') {
        return refusedByRule(row, payment, answeredColumns(finding.response), assessment.ruleId);
      }
      if (coversAPart(row, finding.response)) {
        return refusedInPart(row, payment, answeredColumns(finding.response));
      }
      if (assessment?.verdict === 'review') return heldForReview(finding.response, assessment);
      return isCharge(row)
        ? approvedCharge(row, finding.response, at)
        : approvedFollowUp(row, payment, finding.response);
  }
}
