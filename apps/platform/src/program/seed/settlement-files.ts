import { cents } from '@payfac/domain/money';
import {
  type BookedOperation,
  compareFile,
  type FileLine,
  type FoundDifference,
  paidFor,
  type SettledOperation,
  settledOperations,
  signedBookedAmount,
} from '@payfac/domain/reconciliation';
import type { DifferenceMoment } from '../../kernel/database/schema/index.ts';
import {
  type FileError,
  leftOut,
  otherAmount,
  postedTwice,
  rejected,
} from '../../processors/simulated/file-rules.ts';
import type { Book } from './book.ts';
import type { DayTotals } from './day-totals.ts';
import { provider } from './payment-parts.ts';
import type { SeedRows, TransactionRow } from './rows.ts';

/** A file is read an hour after its batch is cut. */
const readAfterMs = 3_600_000;
const dayMs = 86_400_000;
/** Older differences are resolved; more recent ones are open. */
const resolvedWithinMs = 30 * dayMs;

const errors: readonly FileError[] = [leftOut, otherAmount, rejected, postedTwice];

const notes: Readonly<Record<FoundDifference<BookedOperation>['kind'], string>> = {
  'missing-here': 'Posted twice by the processor. They reversed the second posting.',
  'failed-here': 'Charged after it had failed here. Given back.',
  'missing-there': 'The processor confirmed it by phone and paid it with the next file.',
  'other-amount': 'Two digits were swapped on their side. Corrected in the next file.',
  'other-status': 'Rejected in error. Submitted again and settled.',
};

/** One of this many payments of a brand is wrong in the file: 32 per brand and year, and never fewer. */
export const errorEvery = (payments: number): number => Math.max(1, Math.floor(payments / 64));

const here = (operation: SettledOperation, row: TransactionRow): BookedOperation => ({
  reference: row.processorReference,
  operation,
  amount: cents(row.approvedAmount ?? row.amount),
});

function timelineOf(
  { kind }: FoundDifference<BookedOperation>,
  found: number,
  now: number,
  facilitatorId: string,
): readonly DifferenceMoment[] {
  const first: DifferenceMoment = {
    event: 'found',
    at: new Date(found).toISOString(),
    username: null,
    note: null,
  };
  if (now - found < resolvedWithinMs) return [first];
  const at = new Date(found + 2 * dayMs + 7 * readAfterMs).toISOString();
  const username = `underwriter@${facilitatorId}`;
  return [first, { event: 'resolved', at, username, note: notes[kind] }];
}

function addDifference(
  book: Book,
  { merchant, batchId, day, settledAt }: DayTotals,
  row: TransactionRow,
  found: FoundDifference<BookedOperation>,
  now: number,
): void {
  const { line, kind, gap } = found;
  const readAt = settledAt + readAfterMs;
  const timeline = timelineOf(found, readAt, now, merchant.product.facilitatorId);
  const resolved = timeline.find(({ event }) => event === 'resolved');
  const subject = found.here ?? line;
  if (!subject) return;
  book.rows.reconciliationDifferences.push({
    differenceId: book.newId('dif'),
    facilitatorId: row.facilitatorId,
    spProductId: row.spProductId,
    subMerchantId: row.subMerchantId,
    batchId,
    businessDate: day,
    provider,
    kind,
    status: resolved ? 'resolved' : 'open',
    operation: subject.operation,
    reference: subject.reference,
    processorTransactionId: line?.processorTransactionId ?? null,
    transactionId: found.here || kind === 'failed-here' ? row.transactionId : null,
    amount: found.here ? signedBookedAmount(found.here) : null,
    fileAmount: line ? signedBookedAmount(line) : null,
    fileStatus: line?.status ?? null,
    gap,
    timeline,
    createdAt: new Date(readAt),
    resolvedAt: resolved ? new Date(resolved.at) : null,
  });
}

/** Writes the processor's file lines for settled operations, with an occasional error. */
export interface SettlementFiles {
  /** Adds an operation of a settled day. */
  add(book: Book, day: DayTotals, row: TransactionRow): void;
  /** Adds a sale that failed here; per brand, the file lists one of them as settled. */
  addFailed(book: Book, day: DayTotals, row: TransactionRow): void;
  /** Closes the file of a day whose batch is cut. */
  close(book: Book, batch: SeedRows['batches'][number]): void;
}

interface Totals {
  operations: number;
  operationAmount: number;
  lines: number;
  lineAmount: number;
}

/** @param now the anchor, in milliseconds. @param every how many settled operations there are per error. */
export function createSettlementFiles(now: number, every: number): SettlementFiles {
  const totals = new Map<string, Totals>();
  const counts = new Map<string, number>();

  /** The file error for a brand's next settled operation. */
  const errorOf = (facilitatorId: string): FileError | undefined => {
    const count = (counts.get(facilitatorId) ?? 0) + 1;
    counts.set(facilitatorId, count);
    return count % every === 0 ? errors[(count / every) % errors.length] : undefined;
  };

  /** A file exists only after its batch is cut, and is available some time later. */
  const isRead = (day: DayTotals): boolean => day.settledAt + readAfterMs <= now;
  const withFailed = new Set<string>();

  return {
    addFailed: (book, day, row) => {
      const sums = totals.get(day.batchId);
      if (!sums || !isRead(day) || withFailed.has(row.facilitatorId)) return;
      withFailed.add(row.facilitatorId);
      const line: FileLine = {
        ...here('sale', { ...row, approvedAmount: row.amount }),
        processorTransactionId: row.processorTransactionId ?? '',
        status: 'settled',
      };
      const gap = paidFor(line);
      sums.lines += 1;
      sums.lineAmount += gap;
      const lineId = book.newId('sfl');
      book.rows.settlementFileLines.push({ lineId, batchId: day.batchId, ...line });
      addDifference(book, day, row, { kind: 'failed-here', line, gap }, now);
    },
    add: (book, day, row) => {
      const operation = settledOperations.find((one) => one === row.operation);
      if (!operation || !isRead(day)) return;
      const ours = here(operation, row);
      const line: FileLine = {
        ...ours,
        processorTransactionId: row.processorTransactionId ?? '',
        status: 'settled',
      };
      const lines = errorOf(row.facilitatorId)?.(line) ?? [line];
      const sums = totals.get(day.batchId) ?? {
        operations: 0,
        operationAmount: 0,
        lines: 0,
        lineAmount: 0,
      };
      totals.set(day.batchId, sums);
      sums.operations += 1;
      sums.operationAmount += signedBookedAmount(ours);
      for (const one of lines) {
        sums.lines += 1;
        sums.lineAmount += paidFor(one);
        const lineId = book.newId('sfl');
        book.rows.settlementFileLines.push({ lineId, batchId: day.batchId, ...one });
      }
      for (const found of compareFile([ours], lines)) addDifference(book, day, row, found, now);
    },
    close: (book, batch) => {
      const { batchId, facilitatorId, spProductId, subMerchantId, businessDate, createdAt } = batch;
      const sums = totals.get(batchId);
      totals.delete(batchId);
      const readAt = createdAt.getTime() + readAfterMs;
      book.rows.settlementFiles.push({
        batchId,
        facilitatorId,
        spProductId,
        subMerchantId,
        provider,
        businessDate,
        operationCount: sums?.operations ?? 0,
        operationAmount: cents(sums?.operationAmount ?? 0),
        lineCount: sums?.lines ?? 0,
        lineAmount: cents(sums?.lineAmount ?? 0),
        receivedAt: readAt > now ? null : new Date(readAt),
        createdAt,
      });
    },
  };
}
