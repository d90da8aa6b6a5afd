import type { payouts as contract, Output } from '@payfac/api/contract';
import {
  type PayoutStation,
  type PayoutStatus,
  payoutModeLabels,
  payoutStationStatuses,
  payoutStations,
  payoutStatusLabel,
  payoutTurnStatuses,
  payoutTypeLabels,
} from '@payfac/domain/payouts';
import { inArray, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
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
import { aggregatesOf } from '../../http/lists/totals.ts';
import { within } from '../../http/scope.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import type { ReadSource } from '../../kernel/database/read-source.ts';
import { payouts } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';

export type PayoutView = Output<typeof contract.hold>;
type Query = HandlerInput<typeof contract.listInstructions>['query'];
type PayoutTotals = NonNullable<Output<typeof contract.listInstructions>['totals']>;
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

/** The filters that the list, the chart and bulk calls share. */
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

/** The order of work: on hold, to be acknowledged, at the bank, then all others. */
const queues: readonly (readonly PayoutStatus[])[] = [
  ['on-hold'],
  payoutTurnStatuses('person'),
  payoutTurnStatuses('bank'),
];

/** The queue and creation time as one number, so that a page can continue from it. */
const turn = sql`((case ${sql.join(
  queues.map(
    (statuses, place) =>
      sql`when ${inArray(p.status, [...statuses])} then ${queues.length - place}::bigint`,
  ),
  sql` `,
)} else 0 end) * 10000000000000 + (extract(epoch from ${p.createdAt}) * 1000)::bigint)`;

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
    turn: { expression: turn, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  toRow: payoutView,
};

const at = (station: PayoutStation) => inArray(p.status, [...payoutStationStatuses[station]]);

/** The total of the payouts of a query, and its breakdown by status. */
export function payoutTotals(pool: ReadSource) {
  const aggregates = aggregatesOf(pool, payoutList, [
    sql`coalesce(sum(${p.amount}), 0)`,
    ...payoutStations.flatMap((station) => [
      sql`count(*) filter (where ${at(station)})`,
      sql`coalesce(sum(${p.amount}) filter (where ${at(station)}), 0)`,
    ]),
  ]);
  return async (query: Query, context: SessionContext): Promise<PayoutTotals> => {
    const texts = await aggregates(query, context);
    const tallyAt = (station: PayoutStation) => {
      const place = 1 + 2 * payoutStations.indexOf(station);
      return { count: Number(texts[place] ?? 0), amount: readSum(texts[place + 1] ?? '0') };
    };
    return {
      amount: readSum(texts[0] ?? '0'),
      held: tallyAt('held'),
      pending: tallyAt('pending'),
      approved: tallyAt('approved'),
      acknowledged: tallyAt('acknowledged'),
      atBank: tallyAt('atBank'),
      paid: tallyAt('paid'),
      failed: tallyAt('failed'),
    };
  };
}

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
