import type { disputes as contract, Output } from '@payfac/api/contract';
import { disputeReasonLabels, disputeStatusLabels } from '@payfac/domain/disputes';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { eq, sql } from 'drizzle-orm';
import {
  instantColumn,
  moneyColumn,
  textColumn,
  transactionIdColumn,
  wordColumn,
} from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import {
  atLeast,
  atMost,
  contains,
  type Filters,
  from,
  oneOf,
  until,
} from '../../http/lists/filters.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { within } from '../../http/scope.ts';
import { disputes, transactions } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

type Dispute = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];
type Chart = HandlerInput<typeof contract.chart>['query'];

const d = disputes;
const payment = transactions;

/** Disputes joined with their payments. */
export const disputeSource = sql`${d} join ${payment} on ${eq(payment.transactionId, d.rootTransactionId)}`;

const fields = {
  disputeId: d.disputeId,
  rootTransactionId: d.rootTransactionId,
  transactionId: d.transactionId,
  subMerchantId: d.subMerchantId,
  accountName: accountNameOf(d.subMerchantId),
  spProductId: d.spProductId,
  status: d.status,
  reason: d.reason,
  reasonCode: d.reasonCode,
  amount: d.amount,
  cardBrand: payment.cardBrand,
  last4: payment.last4,
  respondBy: d.respondBy,
  createdAt: d.createdAt,
  updatedAt: d.updatedAt,
  closedAt: d.closedAt,
};

/** The filters that the list and its chart share. */
export const disputeFilters: Filters<Omit<Chart, 'period'>> = {
  from: from(d.createdAt),
  to: until(d.createdAt),
  subMerchantId: oneOf(d.subMerchantId),
  spProductId: oneOf(d.spProductId),
  disputeId: contains(d.disputeId),
  transactionId: (input) => transactionIdMatch(d.rootTransactionId, input),
  status: oneOf(d.status),
  reason: oneOf(d.reason),
  cardBrand: oneOf(payment.cardBrand),
  truncatedCardNumber: contains(payment.last4),
  accountName: ofAccountNamed(d.subMerchantId),
  amountMin: atLeast(d.amount),
  amountMax: atMost(d.amount),
  respondFrom: from(d.respondBy),
  respondTo: until(d.respondBy),
};

export const disputeList: ListDefinition<Query, typeof fields, Dispute> = {
  fields,
  source: disputeSource,
  id: d.disputeId,
  visible: ({ scope }) => within(scope, d),
  filters: disputeFilters,
  searched: [d.disputeId, d.rootTransactionId, payment.last4, d.reasonCode],
  sorts: {
    createdAt: { expression: d.createdAt, type: 'timestamptz' },
    respondBy: { expression: d.respondBy, type: 'timestamptz' },
    amount: { expression: d.amount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: (raw) => ({
    disputeId: raw.disputeId,
    transactionId: raw.rootTransactionId,
    chargebackTransactionId: raw.transactionId,
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName ?? '',
    spProductId: raw.spProductId,
    status: raw.status,
    reason: raw.reason,
    reasonCode: raw.reasonCode,
    amount: raw.amount,
    cardBrand: raw.cardBrand,
    truncatedCardNumber: raw.last4,
    respondBy: raw.respondBy,
    createdAt: raw.createdAt,
    updatedAt: raw.updatedAt,
    closedAt: raw.closedAt,
  }),
};

export const disputeExport: ExportDefinition<Query, Dispute> = {
  fileName: () => 'disputes',
  columns: [
    wordColumn('Dispute ID', (row) => row.disputeId),
    transactionIdColumn('Transaction ID', (row) => row.transactionId),
    instantColumn('Opened', (row) => row.createdAt),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Status', (row) => disputeStatusLabels[row.status]),
    textColumn('Reason', (row) => disputeReasonLabels[row.reason]),
    textColumn('Reason code', (row) => row.reasonCode),
    moneyColumn('Amount', (row) => row.amount),
    wordColumn('Card brand', (row) => (row.cardBrand ? cardBrandLabels[row.cardBrand] : null)),
    textColumn('Card', (row) => row.truncatedCardNumber),
    instantColumn('Respond by', (row) => row.respondBy),
    instantColumn('Closed', (row) => row.closedAt),
  ],
};
