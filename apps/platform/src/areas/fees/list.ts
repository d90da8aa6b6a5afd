import type { fees as contract, Output } from '@payfac/api/contract';
import { type FeeKind, feeKindLabels } from '@payfac/domain/fees';
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
import { ledgerEntries, subMerchants } from '../../kernel/database/schema/index.ts';
import { ofAccountNamed } from '../accounts/named.ts';

type Fee = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

const e = ledgerEntries;
const s = subMerchants;

/** The facilitator's side of each fee posting: one row per fee. */
const source = sql`${e} join ${s} on ${s.subMerchantId} = ${e.subMerchantId}`;

/** A database constraint guarantees a kind. */
function kindOf(kind: FeeKind | null): FeeKind {
  if (kind === null) throw new Error('A fee says not what it is for.');
  return kind;
}

const fields = {
  feeId: e.postingId,
  kind: e.feeKind,
  subMerchantId: s.subMerchantId,
  accountName: s.dbaName,
  spProductId: s.spProductId,
  amount: e.amount,
  description: e.description,
  batchId: e.batchId,
  transactionId: e.transactionId,
  createdAt: e.createdAt,
};

export const feeList: ListDefinition<Query, typeof fields, Fee> = {
  fields,
  source,
  // Found by the index of fees alone; what else a page shows is looked up.
  keySource: source,
  id: e.entryId,
  visible: ({ scope }) =>
    sql`${within(scope, s)} and ${e.kind} = 'fee' and ${e.amount} > 0
      and ${e.facilitatorId} = ${scope.facilitatorId}`,
  filters: {
    from: from(e.createdAt),
    to: until(e.createdAt),
    subMerchantId: oneOf(e.subMerchantId),
    spProductId: oneOf(s.spProductId),
    kind: oneOf(e.feeKind),
    batchId: contains(e.batchId),
    transactionId: (input) => transactionIdMatch(e.transactionId, input),
    accountName: ofAccountNamed(e.subMerchantId),
    amountMin: atLeast(e.amount),
    amountMax: atMost(e.amount),
  },
  searched: [e.postingId, e.description, e.batchId, e.transactionId],
  sorts: {
    createdAt: { expression: e.createdAt, type: 'timestamptz' },
    amount: { expression: e.amount, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, Fee>(fields, (raw) => ({
    kind: kindOf(raw.kind),
  })),
};

export const feeSums = { amount: e.amount };

export const feeExport: ExportDefinition<Query, Fee> = {
  fileName: () => 'fees',
  columns: [
    wordColumn('Fee ID', (row) => row.feeId),
    instantColumn('Charged', (row) => row.createdAt),
    wordColumn('Kind', (row) => feeKindLabels[row.kind]),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    moneyColumn('Amount', (row) => row.amount),
    textColumn('Description', (row) => row.description),
    wordColumn('Batch', (row) => row.batchId),
    transactionIdColumn('Transaction ID', (row) => row.transactionId),
  ],
};
