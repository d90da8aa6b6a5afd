import type { FailureText } from '../../kernel/failure.ts';

/** Messages of transactions (PAY-05..08). */
export const transactionsMessages = {
  fallback: 'Unexpected error. If the error persist, contact support.',
  overRefund: 'Refund amount exceeds original transaction amount',
  invalidStatus: 'Invalid Transaction Status',
} as const;

/** The server's code for a refund above the refundable amount. */
export const OVER_REFUND = 'OVER_REFUND';

/**
 * `Error {code} - {message}`; a message containing 'Invalid Transaction Status' becomes that phrase alone, an
 * over-refund has its own message, and no response gets the fallback.
 */
export const transactionFailure: FailureText = ({ error }) => {
  if (!error?.message) return transactionsMessages.fallback;
  // A mistake of the caller, not the processor's response: the server explains it in a sentence.
  if (error.code === 'KEY_REUSED') return error.message;
  if (error.code === OVER_REFUND) return transactionsMessages.overRefund;
  if (error.message.includes(transactionsMessages.invalidStatus)) {
    return transactionsMessages.invalidStatus;
  }
  return `Error ${error.declineCode ?? error.code} - ${error.message}`;
};
