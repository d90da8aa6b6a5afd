import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { transactionStatuses } from '../transactions/index.ts';
import { differenceStatuses } from './machine.ts';

/** Operations listed in a processor's settlement file. */
export const settledOperations = ['sale', 'capture', 'refund'] as const;
export type SettledOperation = (typeof settledOperations)[number];

export const settledOperationLabels: Readonly<Record<SettledOperation, string>> = {
  sale: 'Sale',
  capture: 'Capture',
  refund: 'Refund',
};

/** The processor's status of a line; a rejected line is not paid. */
export const fileLineStatuses = ['settled', 'rejected'] as const;
export type FileLineStatus = (typeof fileLineStatuses)[number];

export const fileLineStatusLabels: Readonly<Record<FileLineStatus, string>> = {
  settled: 'Settled',
  rejected: 'Rejected',
};

/** Kinds of difference between our transactions and the processor's settlement file. */
export const differenceKinds = [
  'missing-here',
  'failed-here',
  'missing-there',
  'other-amount',
  'other-status',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceKindLabels: Readonly<Record<DifferenceKind, string>> = {
  'missing-here': 'Missing in our records',
  'failed-here': 'Settled, but failed here',
  'missing-there': 'Missing from the file',
  'other-amount': 'Different amount',
  'other-status': 'Different status',
};

export const differenceEvents = ['found', 'resolved'] as const;
export type DifferenceEvent = (typeof differenceEvents)[number];

/** Id prefix of a settlement file for a day on which we have no batch. */
export const fileWithoutBatch = 'fil';
export const isOfBatch = (batchId: string): boolean => !batchId.startsWith(`${fileWithoutBatch}_`);

/** A difference between our transactions and a settlement file. Refund amounts are negative. */
export const differenceSchema = z.object({
  /** Id of the difference, `dif_…`, from `reconciliation.list`. */
  differenceId: z.string(),
  /** Kind of difference. */
  kind: z.enum(differenceKinds),
  /** Current status. */
  status: z.enum(differenceStatuses),
  /** Id of our batch, or of the file when the account had no batch that day: see `isOfBatch`. */
  batchId: z.string(),
  /** Business day in the facilitator's zone. */
  businessDate: day,
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** Operation: sale, authorization, capture, void, refund, etc. */
  operation: z.enum(settledOperations),
  /** Reference of the operation at the processor. */
  reference: z.string(),
  /** Processor's transaction id; null for a line missing from the file. */
  processorTransactionId: z.nullable(z.string()),
  /** Id of our operation, settled or failed; null for a line missing from our books. */
  transactionId: z.nullable(z.string()),
  /** Id of the payment; null for none. */
  paymentId: z.nullable(z.string()),
  /** Current status of the payment. */
  transactionStatus: z.nullable(z.enum(transactionStatuses)),
  /** Amount we settled; null for a line missing or failed in our books. */
  amount: z.nullable(money),
  /** Amount in the file; null for a line missing from it. */
  fileAmount: z.nullable(money),
  /** Status of the line in the file. */
  fileStatus: z.nullable(z.enum(fileLineStatuses)),
  /** What the processor pays minus what we booked; negative when it pays less. */
  gap: money,
  /** Events, oldest first. */
  timeline: z.array(
    z.object({
      /** Event. */
      event: z.enum(differenceEvents),
      /** When it happened. */
      at: instant,
      /** Username; null when the platform found the difference. */
      username: z.nullable(z.string()),
      /** Internal note. */
      note: z.nullable(z.string()),
    }),
  ),
  /** When it was created. */
  createdAt: instant,
  /** When it was resolved; null while open. */
  resolvedAt: z.nullable(instant),
});
export type Difference = z.output<typeof differenceSchema>;

const totals = {
  /** Number of our operations. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Number of lines in the file. */
  fileCount: z.int(),
  /** Amount the processor pays by its file, in dollars. */
  fileAmount: money,
  /** `fileAmount` minus `amount`: the sum of the gaps. */
  gap: money,
  /** Open differences. */
  openCount: z.int(),
  /** Resolved differences. */
  resolvedCount: z.int(),
};

/** Our books and the settlement file of one batch, side by side. */
export const reconciledBatchSchema = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  /** Id of the merchant account (sub-merchant). */
  subMerchantId: z.string(),
  /** Name of the merchant account. */
  accountName: z.string(),
  /** Id of the service provider's product. */
  spProductId: z.string(),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** Business day, `YYYY-MM-DD`. */
  businessDate: day,
  /** When the file was read; null while awaited, and the file's totals are zero until then. */
  receivedAt: z.nullable(instant),
  ...totals,
});
export type ReconciledBatch = z.output<typeof reconciledBatchSchema>;

/** Totals of the batches of one business day. */
export const reconciledDaySchema = z.object({
  /** Business day, `YYYY-MM-DD`. */
  businessDate: day,
  /** Number of batches. */
  batchCount: z.int(),
  /** Batches whose file is awaited; they are excluded from the other totals. */
  awaitedCount: z.int(),
  ...totals,
});
export type ReconciledDay = z.output<typeof reconciledDaySchema>;
