import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { transactionOperations } from '../transactions/index.ts';

/** How a conversation with a processor ended. */
export const processorSessionOutcomes = [
  'open',
  'approved',
  'declined',
  'timed-out',
  'errored',
] as const;
export type ProcessorSessionOutcome = (typeof processorSessionOutcomes)[number];

export const processorSessionOutcomeLabels: Readonly<Record<ProcessorSessionOutcome, string>> = {
  open: 'Open',
  approved: 'Approved',
  declined: 'Declined',
  'timed-out': 'Timed out',
  errored: 'Error',
};

/** One operation as it was requested from a processor. */
export const processorSessionSchema = z.object({
  /** Id of the session, from the list of its kind. */
  sessionId: z.string(),
  /** Payment processor that handles it, by its key. */
  processor: z.enum(paymentProviders),
  /** What was done: a sale, authorization, capture, void, refund and so on. */
  operation: z.enum(transactionOperations),
  /** How the exchange with the processor ended. */
  outcome: z.enum(processorSessionOutcomes),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The payment or operation. */
  transactionId: z.string(),
  /** The processor's own id; null when none came back. */
  processorTransactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: money,
  /** The processor's response code; 00 is approved. */
  responseCode: z.nullable(z.string()),
  /** Moment at which it began. */
  startedAt: instant,
  /** Moment at which it ended. */
  endedAt: z.nullable(instant),
  /** Milliseconds; null while it is open. */
  durationMs: z.nullable(z.int()),
});
export type ProcessorSession = z.output<typeof processorSessionSchema>;

/** A session with what was said, oldest first; card and bank data are left out. */
export const processorSessionDetailSchema = z.extend(processorSessionSchema, {
  /** What was sent and received. */
  exchanges: z.array(
    z.object({
      /** Moment at which it happened. */
      at: instant,
      /** Sent or received. */
      direction: z.enum(['request', 'response', 'inquiry', 'webhook']),
      /** A sentence for people. */
      message: z.string(),
    }),
  ),
});
export type ProcessorSessionDetail = z.output<typeof processorSessionDetailSchema>;
