import type { reconciliation as contract, Output } from '@payfac/api/contract';
import {
  differenceKindLabels,
  differenceStatusLabels,
  fileLineStatusLabels,
  settledOperationLabels,
} from '@payfac/domain/reconciliation';
import { transactionStatuses } from '@payfac/domain/transactions';
import { sql } from 'drizzle-orm';
import {
  instantColumn,
  moneyColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { atLeast, atMost, contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { within } from '../../http/scope.ts';
import { reconciliationDifferences, transactions } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

type Difference = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const d = reconciliationDifferences;

/** A column of the payment that a difference's operation belongs to. */
const payment = <T>(column: string, read: (text: string) => T) => ({
  expression: sql`(select payment.${sql.identifier(column)} from ${transactions} as operation
    join ${transactions} as payment on payment.transaction_id = operation.root_transaction_id
    where operation.transaction_id = ${d.transactionId})`,
  read,
});

const fields = {
  differenceId: d.differenceId,
  kind: d.kind,
  status: d.status,
  batchId: d.batchId,
  businessDate: d.businessDate,
  provider: d.provider,
  subMerchantId: d.subMerchantId,
  accountName: accountNameOf(d.subMerchantId),
  spProductId: d.spProductId,
  operation: d.operation,
  reference: d.reference,
  processorTransactionId: d.processorTransactionId,
  transactionId: d.transactionId,
  paymentId: payment('transaction_id', (text) => text),
  transactionStatus: payment(
    'status',
    (text) => transactionStatuses.find((status) => status === text) ?? null,
  ),
  amount: d.amount,
  fileAmount: d.fileAmount,
  fileStatus: d.fileStatus,
  gap: d.gap,
  timeline: d.timeline,
  createdAt: d.createdAt,
  resolvedAt: d.resolvedAt,
};

const size = sql`abs(${d.gap})`;

export const differenceList: ListDefinition<Query, typeof fields, Difference> = {
  fields,
  source: sql`${d}`,
  id: d.differenceId,
  visible: ({ scope }) => within(scope, d),
  filters: {
    from: from(d.createdAt),
    to: until(d.createdAt),
    subMerchantId: oneOf(d.subMerchantId),
    spProductId: oneOf(d.spProductId),
    businessFrom: (day) => sql`${d.businessDate} >= ${day}`,
    businessTo: (day) => sql`${d.businessDate} <= ${day}`,
    provider: oneOf(d.provider),
    accountName: ofAccountNamed(d.subMerchantId),
    kind: oneOf(d.kind),
    status: oneOf(d.status),
    operation: oneOf(d.operation),
    batchId: oneOf(d.batchId),
    transactionId: (input) => transactionIdMatch(d.transactionId, input),
    reference: contains(d.reference),
    gapMin: atLeast(size),
    gapMax: atMost(size),
  },
  searched: [d.differenceId, d.transactionId, d.reference, d.processorTransactionId, d.batchId],
  sorts: {
    createdAt: { expression: d.createdAt, type: 'timestamptz' },
    businessDate: { expression: d.businessDate, type: 'date' },
    gap: { expression: d.gap, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, Difference>(fields, (raw) => ({
    accountName: raw.accountName ?? '',
    timeline: raw.timeline.map(({ at, ...moment }) => ({ ...moment, at: new Date(at) })),
  })),
};

const resolvedOf = ({ timeline }: Difference) =>
  timeline.find(({ event }) => event === 'resolved') ?? null;

export const differenceExport: ExportDefinition<Query, Difference> = {
  fileName: () => 'reconciliation',
  columns: [
    wordColumn('Difference ID', (row) => row.differenceId),
    instantColumn('Found', (row) => row.createdAt),
    wordColumn('Business day', (row) => row.businessDate),
    wordColumn('Batch', (row) => row.batchId),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    wordColumn('Provider', (row) => row.provider),
    textColumn('Difference', (row) => differenceKindLabels[row.kind]),
    textColumn('Status', (row) => differenceStatusLabels[row.status]),
    textColumn('Operation', (row) => settledOperationLabels[row.operation]),
    transactionIdColumn('Transaction ID', (row) => row.transactionId),
    textColumn('Reference', (row) => row.reference),
    textColumn('Processor ID', (row) => row.processorTransactionId),
    moneyColumn('Our amount', (row) => row.amount),
    moneyColumn('File amount', (row) => row.fileAmount),
    textColumn('File status', (row) =>
      row.fileStatus ? fileLineStatusLabels[row.fileStatus] : null,
    ),
    moneyColumn('Gap', (row) => row.gap),
    instantColumn('Resolved', (row) => row.resolvedAt),
    textColumn('Resolved by', (row) => resolvedOf(row)?.username ?? null),
    textColumn('Note', (row) => resolvedOf(row)?.note ?? null),
  ],
};
