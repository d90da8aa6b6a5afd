import type { FailureText } from '../../kernel/failure.ts';

/** Messages of transactions (PAY-05..08). */
export const transactionsMessages = {
  fallback: 'Unexpected error. If the error persist, contact support.',
  overRefund: 'Refund amount exceeds original transaction amount',
  invalidStatus: 'Invalid Transaction Status',
} as const;

/** The server's code for a refund of more than is left. */
export const OVER_REFUND = 'OVER_REFUND';

/**
 * `Error {code} - {message}`; a message with 'Invalid Transaction Status' is that phrase alone, an
 * over-refund has its own text, and no response at all the fallback.
 */
export const transactionFailure: FailureText = ({ error }) => {
  if (!error?.message) return transactionsMessages.fallback;
  // Not the processor's word, but a fault of the call: the server says it in a sentence.
  if (error.code === 'KEY_REUSED') return error.message;
  if (error.code === OVER_REFUND) return transactionsMessages.overRefund;
  if (error.message.includes(transactionsMessages.invalidStatus)) {
    return transactionsMessages.invalidStatus;
  }
  return `Error ${error.declineCode ?? error.code} - ${error.message}`;
};
