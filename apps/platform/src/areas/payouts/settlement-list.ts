import type { payouts as contract, Output } from '@payfac/api/contract';
import { sql } from 'drizzle-orm';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { batches } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

type Settlement = Output<typeof contract.listMerchant>['data'][number];
type Query = HandlerInput<typeof contract.listMerchant>['query'];

const b = batches;

const fields = {
  batchId: b.batchId,
  subMerchantId: b.subMerchantId,
  accountName: accountNameOf(b.subMerchantId),
  spProductId: b.spProductId,
  provider: b.provider,
  businessDate: b.businessDate,
  saleCount: b.saleCount,
  refundCount: b.refundCount,
  chargebackCount: b.chargebackCount,
  grossAmount: b.grossAmount,
  refundAmount: b.refundAmount,
  chargebackAmount: b.chargebackAmount,
  feeAmount: b.feeAmount,
  reserveAmount: b.reserveAmount,
  netAmount: b.netAmount,
  payoutId: b.payoutId,
  createdAt: b.createdAt,
};

export const settlementList: ListDefinition<Query, typeof fields, Settlement> = {
  fields,
  source: sql`${b}`,
  id: b.batchId,
  visible: ({ scope }) => within(scope, b),
  filters: {
    from: from(b.createdAt),
    to: until(b.createdAt),
    subMerchantId: oneOf(b.subMerchantId),
    spProductId: oneOf(b.spProductId),
    batchId: contains(b.batchId),
    payoutId: oneOf(b.payoutId),
    provider: oneOf(b.provider),
    accountName: ofAccountNamed(b.subMerchantId),
  },
  searched: [b.batchId, b.payoutId],
  sorts: {
    createdAt: { expression: b.createdAt, type: 'timestamptz' },
    netAmount: { expression: b.netAmount, type: 'bigint' },
    grossAmount: { expression: b.grossAmount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, Settlement>(fields, (raw) => ({
    accountName: raw.accountName ?? '',
  })),
};

export const settlementSums = {
  grossAmount: b.grossAmount,
  refundAmount: b.refundAmount,
  chargebackAmount: b.chargebackAmount,
  feeAmount: b.feeAmount,
  reserveAmount: b.reserveAmount,
  netAmount: b.netAmount,
};

export const settlementExport: ExportDefinition<Query, Settlement> = {
  fileName: () => 'payouts',
  columns: [
    wordColumn('Batch', (row) => row.batchId),
    wordColumn('Business day', (row) => row.businessDate),
    instantColumn('Settled', (row) => row.createdAt),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    wordColumn('Sales', (row) => row.saleCount),
    wordColumn('Refunds', (row) => row.refundCount),
    wordColumn('Chargebacks', (row) => row.chargebackCount),
    moneyColumn('Gross', (row) => row.grossAmount),
    moneyColumn('Refunded', (row) => row.refundAmount),
    moneyColumn('Charged back', (row) => row.chargebackAmount),
    moneyColumn('Fees', (row) => row.feeAmount),
    moneyColumn('Reserve', (row) => row.reserveAmount),
    moneyColumn('Net', (row) => row.netAmount),
    wordColumn('Payout', (row) => row.payoutId),
  ],
};
