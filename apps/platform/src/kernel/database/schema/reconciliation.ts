import type { PaymentProvider } from '@payfac/domain/enumerations';
import type {
  DifferenceEvent,
  DifferenceKind,
  DifferenceStatus,
  FileLineStatus,
  SettledOperation,
} from '@payfac/domain/reconciliation';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, document, instant, money, owner, sortIndexes, word } from './columns.ts';

/**
 * A batch in a processor's file: awaited once the batch exists, then its totals beside ours. Lines of a day on which
 * the account has no batch are in a row without one.
 */
export const settlementFiles = pgTable(
  'settlement_files',
  {
    batchId: text('batch_id').primaryKey(),
    ...owner(),
    provider: word<PaymentProvider>('provider').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    operationCount: integer('operation_count').notNull().default(0),
    operationAmount: money('operation_amount').notNull().default(sql`0`),
    lineCount: integer('line_count').notNull().default(0),
    lineAmount: money('line_amount').notNull().default(sql`0`),
    receivedAt: instant('received_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ...sortIndexes('settlement_files_by_day', table, table.businessDate, table.batchId),
    index('settlement_files_awaited')
      .on(table.createdAt, table.batchId)
      .where(sql`${table.receivedAt} is null`),
  ],
);

/** The lines of the file. */
export const settlementFileLines = pgTable(
  'settlement_file_lines',
  {
    lineId: text('line_id').primaryKey(),
    batchId: text('batch_id').notNull(),
    reference: text('reference').notNull(),
    processorTransactionId: text('processor_transaction_id').notNull(),
    operation: word<SettledOperation>('operation').notNull(),
    amount: money('amount').notNull(),
    status: word<FileLineStatus>('status').notNull(),
  },
  (table) => [
    index('settlement_file_lines_of_batch').on(table.batchId, table.lineId),
    uniqueIndex('settlement_file_lines_by_reference').on(table.reference, table.operation),
  ],
);

/** An event of a difference. */
export interface DifferenceMoment {
  readonly event: DifferenceEvent;
  readonly at: string;
  readonly username: string | null;
  readonly note: string | null;
}

/** A difference between our transactions and a file. Amounts of refunds are negative. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    differenceId: text('difference_id').primaryKey(),
    ...owner(),
    batchId: text('batch_id').notNull(),
    businessDate: date('business_date', { mode: 'string' }).notNull(),
    provider: word<PaymentProvider>('provider').notNull(),
    kind: word<DifferenceKind>('kind').notNull(),
    status: word<DifferenceStatus>('status').notNull(),
    operation: word<SettledOperation>('operation').notNull(),
    reference: text('reference').notNull(),
    processorTransactionId: text('processor_transaction_id'),
    transactionId: text('transaction_id'),
    amount: money('amount'),
    fileAmount: money('file_amount'),
    fileStatus: word<FileLineStatus>('file_status'),
    gap: money('gap').notNull(),
    timeline: document<readonly DifferenceMoment[]>('timeline').notNull(),
    createdAt: createdAt(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [
    ...sortIndexes('differences_by_created', table, table.createdAt, table.differenceId),
    index('differences_of_batch').on(table.batchId, table.status),
  ],
);
