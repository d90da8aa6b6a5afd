import type { reconciliation as contract, Output } from '@payfac/api/contract';
import { cents } from '@payfac/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { type Filters, oneOf } from '../../http/lists/filters.ts';
import {
  asText,
  filteredBelow,
  groupColumn,
  groupedCondition,
  type Paging,
} from '../../http/lists/grouped.ts';
import { within } from '../../http/scope.ts';
import { reconciliationDifferences, settlementFiles } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

type Batch = Output<typeof contract.batches>['data'][number];
type BatchQuery = HandlerInput<typeof contract.batches>['query'];
type Day = Output<typeof contract.days>['data'][number];
type DayQuery = HandlerInput<typeof contract.days>['query'];

const f = settlementFiles;
const d = reconciliationDifferences;

const dayFilters: Filters<DayQuery> = {
  subMerchantId: oneOf(f.subMerchantId),
  spProductId: oneOf(f.spProductId),
  businessFrom: (day) => sql`${f.businessDate} >= ${day}`,
  businessTo: (day) => sql`${f.businessDate} <= ${day}`,
  provider: oneOf(f.provider),
  accountName: ofAccountNamed(f.subMerchantId),
};

const differing = sql`exists (select 1 from ${d} where ${d.batchId} = ${f.batchId})`;

const countOf = (status: 'open' | 'resolved'): SQL =>
  sql`(select count(*) from ${d} where ${d.batchId} = ${f.batchId} and ${d.status} = ${status})`;

const gap = sql`${f.lineAmount} - ${f.operationAmount}`;

const batchFields = {
  batchId: f.batchId,
  subMerchantId: f.subMerchantId,
  accountName: accountNameOf(f.subMerchantId),
  spProductId: f.spProductId,
  provider: f.provider,
  businessDate: f.businessDate,
  receivedAt: f.receivedAt,
  count: f.operationCount,
  amount: f.operationAmount,
  fileCount: f.lineCount,
  fileAmount: f.lineAmount,
  gap: { expression: gap, read: Number },
  openCount: { expression: countOf('open'), read: Number },
  resolvedCount: { expression: countOf('resolved'), read: Number },
};

export const batchTotals: ListDefinition<BatchQuery, typeof batchFields, Batch> = {
  fields: batchFields,
  source: sql`${f}`,
  id: f.batchId,
  visible: ({ scope }) => within(scope, f),
  filters: {
    ...dayFilters,
    batchId: oneOf(f.batchId),
    differs: (differs) => (differs ? differing : sql`not ${differing}`),
  },
  searched: [f.batchId],
  sorts: {
    businessDate: { expression: f.businessDate, type: 'date' },
    amount: { expression: f.operationAmount, type: 'bigint' },
    gap: { expression: sql`(${gap})`, type: 'bigint' },
  },
  defaultSort: '-businessDate',
  toRow: asSelected<typeof batchFields, Batch>(batchFields, (raw) => ({
    accountName: raw.accountName ?? '',
    gap: cents(raw.gap ?? 0),
    openCount: raw.openCount ?? 0,
    resolvedCount: raw.resolvedCount ?? 0,
  })),
};

const dayFields = {
  businessDate: groupColumn('day', asText),
  batchCount: groupColumn('batches', Number),
  awaitedCount: groupColumn('awaited', Number),
  count: groupColumn('count', Number),
  amount: groupColumn('amount', Number),
  fileCount: groupColumn('file_count', Number),
  fileAmount: groupColumn('file_amount', Number),
  gap: groupColumn('gap', Number),
  openCount: groupColumn('open', Number),
  resolvedCount: groupColumn('resolved', Number),
};

const grouped = (condition: SQL): SQL => sql`(
  select to_char(${f.businessDate}, 'YYYY-MM-DD') as day, count(*) as batches,
    count(*) filter (where ${f.receivedAt} is null) as awaited,
    sum(${f.operationCount}) as count, sum(${f.operationAmount})::bigint as amount,
    sum(${f.lineCount}) as file_count, sum(${f.lineAmount})::bigint as file_amount,
    sum(${gap})::bigint as gap, coalesce(sum(found.open), 0) as open,
    coalesce(sum(found.resolved), 0) as resolved
  from ${f} left join (
    select ${d.batchId} as batch_id, count(*) filter (where ${d.status} = 'open') as open,
      count(*) filter (where ${d.status} = 'resolved') as resolved
    from ${d} group by 1
  ) as found on found.batch_id = ${f.batchId}
  where ${condition} group by 1
) as grouped`;

/** Totals by business day. Built per request: the filters decide what is summed. */
export const dayTotals = (
  query: DayQuery,
  { scope }: SessionContext,
): ListDefinition<Paging, typeof dayFields, Day> => ({
  fields: dayFields,
  source: grouped(groupedCondition(query, dayFilters, [f.batchId], within(scope, f))),
  id: sql.raw('grouped.day'),
  ...filteredBelow,
  sorts: {
    businessDate: { expression: sql.raw('grouped.day'), type: 'text' },
    amount: { expression: sql.raw('grouped.amount'), type: 'bigint' },
    gap: { expression: sql.raw('grouped.gap'), type: 'bigint' },
  },
  defaultSort: '-businessDate',
  toRow: (raw) => ({
    businessDate: raw.businessDate ?? '',
    batchCount: raw.batchCount ?? 0,
    awaitedCount: raw.awaitedCount ?? 0,
    count: raw.count ?? 0,
    amount: cents(raw.amount ?? 0),
    fileCount: raw.fileCount ?? 0,
    fileAmount: cents(raw.fileAmount ?? 0),
    gap: cents(raw.gap ?? 0),
    openCount: raw.openCount ?? 0,
    resolvedCount: raw.resolvedCount ?? 0,
  }),
});
