import * as z from 'zod/mini';
import { paymentProviders } from '../enumerations/index.ts';
import { money } from '../money/index.ts';
import { instant } from '../time/index.ts';
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

/** One operation as a processor was asked for it. The documents name the monitor and no field. */
export const processorSessionSchema = z.object({
  sessionId: z.string(),
  processor: z.enum(paymentProviders),
  operation: z.enum(transactionOperations),
  outcome: z.enum(processorSessionOutcomes),
  subMerchantId: z.string(),
  accountName: z.string(),
  transactionId: z.string(),
  /** The processor's own id; null when none came back. */
  processorTransactionId: z.nullable(z.string()),
  amount: money,
  responseCode: z.nullable(z.string()),
  startedAt: instant,
  endedAt: z.nullable(instant),
  /** Milliseconds; null while it is open. */
  durationMs: z.nullable(z.int()),
});
export type ProcessorSession = z.output<typeof processorSessionSchema>;

/** A session with what was said, oldest first; card and bank data are left out. */
export const processorSessionDetailSchema = z.extend(processorSessionSchema, {
  exchanges: z.array(
    z.object({
      at: instant,
      direction: z.enum(['request', 'response', 'inquiry', 'webhook']),
      message: z.string(),
    }),
  ),
});
export type ProcessorSessionDetail = z.output<typeof processorSessionDetailSchema>;
