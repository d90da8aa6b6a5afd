import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { instant } from '../../kernel/time/index.ts';
import { transactionOperations } from '../transactions/index.ts';

/** How a processor session ended. */
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

/** One operation as requested from a processor. */
export const processorSessionSchema = z.object({
  /** Id of the processor session. */
  sessionId: z.string(),
  /** Key of the payment processor. */
  processor: z.enum(paymentProviders),
  /** Operation: sale, authorization, capture, void, refund, etc. */
  operation: z.enum(transactionOperations),
  /** Outcome of the session. */
  outcome: z.enum(processorSessionOutcomes),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the transaction: a payment or an operation on one. */
  transactionId: z.string(),
  /** Processor's transaction id; null when none was returned. */
  processorTransactionId: z.nullable(z.string()),
  /** US dollars, at most two decimals. */
  amount: money,
  /** The processor's response code; 00 is approved. */
  responseCode: z.nullable(z.string()),
  /** When it began. */
  startedAt: instant,
  /** When it ended. */
  endedAt: z.nullable(instant),
  /** Duration in milliseconds; null while open. */
  durationMs: z.nullable(z.int()),
});
export type ProcessorSession = z.output<typeof processorSessionSchema>;

/** A session with its messages, oldest first; card and bank data are omitted. */
export const processorSessionDetailSchema = z.extend(processorSessionSchema, {
  /** Messages sent and received. */
  exchanges: z.array(
    z.object({
      /** When it happened. */
      at: instant,
      /** Direction of the message. */
      direction: z.enum(['request', 'response', 'inquiry', 'webhook']),
      /** Human-readable message. */
      message: z.string(),
    }),
  ),
});
export type ProcessorSessionDetail = z.output<typeof processorSessionDetailSchema>;
