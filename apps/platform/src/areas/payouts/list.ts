import type { payouts as contract, Output } from '@payfac/api/contract';
import { payoutModeLabels, payoutStatusLabel, payoutTypeLabels } from '@payfac/domain/payouts';
import { sql } from 'drizzle-orm';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import {
  atLeast,
  atMost,
  contains,
  type Filters,
  from,
  oneOf,
  until,
} from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

export type PayoutView = Output<typeof contract.hold>;
type Query = HandlerInput<typeof contract.listInstructions>['query'];
export type PayoutFilters = HandlerInput<typeof contract.chart>['query'];

const p = payouts;

const fields = {
  payoutId: p.payoutId,
  status: p.status,
  mode: p.mode,
  subMerchantId: p.subMerchantId,
  accountName: accountNameOf(p.subMerchantId),
  spProductId: p.spProductId,
  processor: p.processor,
  beneficiary: p.beneficiary,
  type: p.type,
  amount: p.amount,
  createLedgerEntries: p.createLedgerEntries,
  description: p.description,
  holdReason: p.holdReason,
  returnCode: p.returnCode,
  last4: p.last4,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
  sentAt: p.sentAt,
};

const payoutView = (raw: RawRow<typeof fields>): PayoutView => ({
  payoutId: raw.payoutId,
  status: raw.status,
  mode: raw.mode,
  subMerchantId: raw.subMerchantId,
  accountName: raw.accountName ?? '',
  spProductId: raw.spProductId,
  processor: raw.processor,
  beneficiary: raw.beneficiary,
  type: raw.type,
  amount: raw.amount,
  createLedgerEntries: raw.createLedgerEntries,
  description: raw.description,
  holdReason: raw.holdReason,
  returnCode: raw.returnCode,
  accountNumber: raw.last4,
  createdAt: raw.createdAt,
  updatedAt: raw.updatedAt,
  sentAt: raw.sentAt,
});

/** The filters of a list, a chart and a bulk call alike. */
export const payoutFilters: Filters<PayoutFilters> = {
  from: from(p.createdAt),
  to: until(p.createdAt),
  subMerchantId: oneOf(p.subMerchantId),
  spProductId: oneOf(p.spProductId),
  payoutId: contains(p.payoutId),
  status: oneOf(p.status),
  mode: oneOf(p.mode),
  type: oneOf(p.type),
  processor: oneOf(p.processor),
  beneficiary: contains(p.beneficiary),
  accountName: ofAccountNamed(p.subMerchantId),
  amountMin: atLeast(p.amount),
  amountMax: atMost(p.amount),
};

export const payoutList: ListDefinition<Query, typeof fields, PayoutView> = {
  fields,
  source: sql`${p}`,
  id: p.payoutId,
  visible: ({ scope }) => within(scope, p),
  filters: payoutFilters,
  searched: [p.payoutId, p.beneficiary, p.description],
  sorts: {
    createdAt: { expression: p.createdAt, type: 'timestamptz' },
    amount: { expression: p.amount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: payoutView,
};

export const payoutExport: ExportDefinition<Query, PayoutView> = {
  fileName: () => 'payouts',
  columns: [
    wordColumn('Payout ID', (row) => row.payoutId),
    instantColumn('Created', (row) => row.createdAt),
    wordColumn('Status', (row) => payoutStatusLabel(row.status)),
    wordColumn('Mode', (row) => payoutModeLabels[row.mode]),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    textColumn('Beneficiary', (row) => row.beneficiary),
    wordColumn('Type', (row) => payoutTypeLabels[row.type]),
    wordColumn('Processor', (row) => row.processor),
    textColumn('Bank account', (row) => row.accountNumber),
    moneyColumn('Amount', (row) => row.amount),
    textColumn('Description', (row) => row.description),
    textColumn('Hold reason', (row) => row.holdReason),
    wordColumn('Return code', (row) => row.returnCode),
    instantColumn('Sent', (row) => row.sentAt),
  ],
};
