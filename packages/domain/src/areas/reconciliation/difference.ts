import * as z from 'zod/mini';
import { paymentProviders } from '../../kernel/enumerations/index.ts';
import { money } from '../../kernel/money/index.ts';
import { day, instant } from '../../kernel/time/index.ts';
import { transactionStatuses } from '../transactions/index.ts';
import { differenceStatuses } from './machine.ts';

/** What a processor's settlement file lists: money taken, and money given back. */
export const settledOperations = ['sale', 'capture', 'refund'] as const;
export type SettledOperation = (typeof settledOperations)[number];

export const settledOperationLabels: Readonly<Record<SettledOperation, string>> = {
  sale: 'Sale',
  capture: 'Capture',
  refund: 'Refund',
};

/** What the processor did with a line; it pays for none that it rejected. */
export const fileLineStatuses = ['settled', 'rejected'] as const;
export type FileLineStatus = (typeof fileLineStatuses)[number];

export const fileLineStatusLabels: Readonly<Record<FileLineStatus, string>> = {
  settled: 'Settled',
  rejected: 'Rejected',
};

/** In what our transactions and the processor's settlement file differ. */
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

/** What a processor settled on a day without a batch of ours stands in a file of its own, by an id like a batch's. */
export const fileWithoutBatch = 'fil';
export const isOfBatch = (batchId: string): boolean => !batchId.startsWith(`${fileWithoutBatch}_`);

/** A difference between our transactions and a settlement file. Amounts of refunds are negative. */
export const differenceSchema = z.object({
  /** Id of the difference, `dif_…`, from `reconciliation.list`. */
  differenceId: z.string(),
  /** Kind of difference. */
  kind: z.enum(differenceKinds),
  /** The state it is in. */
  status: z.enum(differenceStatuses),
  /** Our batch, or the file's own id where the account had none that day: `isOfBatch`. */
  batchId: z.string(),
  /** In the facilitator's zone. */
  businessDate: day,
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** What was done: a sale, authorization, capture, void, refund and so on. */
  operation: z.enum(settledOperations),
  /** The operation's name at the processor. */
  reference: z.string(),
  /** The processor's own id; null for a line that is missing there. */
  processorTransactionId: z.nullable(z.string()),
  /** Our operation, settled or failed, and its payment; null for a line that is missing here. */
  transactionId: z.nullable(z.string()),
  /** Id of the payment that the difference is about; null where there is none. */
  paymentId: z.nullable(z.string()),
  /** The payment's state today. */
  transactionStatus: z.nullable(z.enum(transactionStatuses)),
  /** What we settled; null for a line that is missing here, or failed here. */
  amount: z.nullable(money),
  /** What the file says; null for a line that is missing there. */
  fileAmount: z.nullable(money),
  /** The payment's state in the processor's file. */
  fileStatus: z.nullable(z.enum(fileLineStatuses)),
  /** What the processor pays beyond our books; less than nothing when it pays less. */
  gap: money,
  /** Oldest first. */
  timeline: z.array(
    z.object({
      /** What happened to the difference. */
      event: z.enum(differenceEvents),
      /** Moment at which it happened. */
      at: instant,
      /** Null when the platform found it. */
      username: z.nullable(z.string()),
      /** A note for colleagues. */
      note: z.nullable(z.string()),
    }),
  ),
  /** When it was made. */
  createdAt: instant,
  /** When it was resolved. */
  resolvedAt: z.nullable(instant),
});
export type Difference = z.output<typeof differenceSchema>;

const totals = {
  /** Our operations, and what they come to. */
  count: z.int(),
  /** US dollars, at most two decimals. */
  amount: money,
  /** Lines of the file, and what the processor pays for them. */
  fileCount: z.int(),
  /** The amount in the processor's file, in dollars. */
  fileAmount: money,
  /** `fileAmount` less `amount`: the sum of the gaps. */
  gap: money,
  /** How many are open. */
  openCount: z.int(),
  /** How many are resolved. */
  resolvedCount: z.int(),
};

/** Our books and the file of one batch side by side. */
export const reconciledBatchSchema = z.object({
  /** Id of the settlement batch, `bat_…`. */
  batchId: z.string(),
  /** The account, a merchant's place of payment. */
  subMerchantId: z.string(),
  /** Name of the merchant account, as its application gives it. */
  accountName: z.string(),
  /** The product of the service provider that the account belongs to. */
  spProductId: z.string(),
  /** The processor that took the payment. */
  provider: z.enum(paymentProviders),
  /** Business day that it belongs to, `YYYY-MM-DD`. */
  businessDate: day,
  /** When the file was read; null while it is awaited, and its totals are zero until then. */
  receivedAt: z.nullable(instant),
  ...totals,
});
export type ReconciledBatch = z.output<typeof reconciledBatchSchema>;

/** The batches of one business day added up. */
export const reconciledDaySchema = z.object({
  /** Business day that it belongs to, `YYYY-MM-DD`. */
  businessDate: day,
  /** How many batches. */
  batchCount: z.int(),
  /** Batches whose file is awaited; they are in no other total. */
  awaitedCount: z.int(),
  ...totals,
});
export type ReconciledDay = z.output<typeof reconciledDaySchema>;
