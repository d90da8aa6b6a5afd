import type { metrics as contract, Output } from '@payfac/api/contract';
import { cardBrandLabels, cardBrands } from '@payfac/domain/enumerations';
import { metricValues } from '@payfac/domain/metrics';
import { cents } from '@payfac/domain/money';
import { type ChartPeriod, defaultChartPeriod } from '@payfac/domain/time';
import { type SQL, sql } from 'drizzle-orm';
import { nextPeriodStart, periodStart } from '../../http/charts/periods.ts';
import type { SessionContext } from '../../http/context.ts';
import { instantColumn, moneyColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import { epoch, readInstant } from '../../http/lists/fields.ts';
import { contains, type Filters, from, oneOf, until } from '../../http/lists/filters.ts';
import {
  asText,
  filteredBelow,
  groupColumn,
  groupedCondition,
  type Paging,
} from '../../http/lists/grouped.ts';
import type { Sortable } from '../../http/lists/order.ts';
import { within } from '../../http/scope.ts';
import { transactions } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';
import { ofCards, tallyColumns } from '../risk/tallies.ts';

export type AccountMetrics = Output<typeof contract.accounts>['data'][number];
export type CardMetrics = Output<typeof contract.cards>['data'][number];
type AccountQuery = HandlerInput<typeof contract.accounts>['query'];
type CardQuery = HandlerInput<typeof contract.cards>['query'];

const t = transactions;

const tallyFields = {
  approved: groupColumn('approved', Number),
  amount: groupColumn('amount', Number),
  declined: groupColumn('declined', Number),
  refundedAmount: groupColumn('"refundedAmount"', Number),
  chargebacks: groupColumn('chargebacks', Number),
  from: groupColumn('from_at', readInstant),
  to: groupColumn('to_at', readInstant),
};

const spanOf = (period: ChartPeriod, zone: string): SQL =>
  periodStart(period, sql`${t.createdAt}`, zone);

/** The end of a group's period. */
const endOf = (period: ChartPeriod, zone: string): SQL =>
  nextPeriodStart(period, sql.raw('grouped.from_at'), zone);

const number = (name: string): Sortable => ({
  expression: sql.raw(`grouped.${name}::bigint`),
  type: 'bigint',
});

const sorts = {
  from: { expression: sql.raw('grouped.from_at'), type: 'timestamptz' },
  amount: number('amount'),
  transactionCount: number('approved'),
  declineCount: number('declined'),
} as const satisfies Readonly<Record<string, Sortable>>;

interface RawTallies {
  readonly approved: number | null;
  readonly amount: number | null;
  readonly declined: number | null;
  readonly refundedAmount: number | null;
  readonly chargebacks: number | null;
}

const valuesOf = (raw: RawTallies) =>
  metricValues({
    approved: raw.approved ?? 0,
    amount: cents(raw.amount ?? 0),
    declined: raw.declined ?? 0,
    refundedAmount: cents(raw.refundedAmount ?? 0),
    chargebacks: raw.chargebacks ?? 0,
  });

const shared = {
  from: from(t.createdAt),
  to: until(t.createdAt),
  subMerchantId: oneOf(t.subMerchantId),
  spProductId: oneOf(t.spProductId),
  period: () => undefined,
};

const accountFields = {
  ...tallyFields,
  subMerchantId: groupColumn('sub_merchant_id', asText),
  spProductId: groupColumn('sp_product_id', asText),
  accountName: accountNameOf(sql.raw('grouped.sub_merchant_id')),
};

const accountFilters: Filters<AccountQuery> = {
  ...shared,
  accountName: ofAccountNamed(t.subMerchantId),
};

/** Metrics by account and by period in the caller's zone. Built per request. */
export function accountMetrics(
  query: AccountQuery,
  { scope, timeZone }: SessionContext,
): ListDefinition<Paging, typeof accountFields, AccountMetrics> {
  const period = query.period ?? defaultChartPeriod;
  const condition = groupedCondition(query, accountFilters, [t.subMerchantId], within(scope, t));
  return {
    fields: accountFields,
    source: sql`(select grouped.*, ${endOf(period, timeZone)} as to_at from (
      select ${t.subMerchantId} as sub_merchant_id, min(${t.spProductId}) as sp_product_id,
        ${spanOf(period, timeZone)} as from_at, ${tallyColumns}
      from ${t} where ${condition} and ${ofCards} group by 1, 3) as grouped) as grouped`,
    id: sql.raw("grouped.sub_merchant_id || ' ' || grouped.from_at::text"),
    ...filteredBelow,
    sorts: { ...sorts, chargebackCount: number('chargebacks') },
    defaultSort: '-from',
    toRow: (raw) => ({
      subMerchantId: raw.subMerchantId ?? '',
      accountName: raw.accountName ?? '',
      spProductId: raw.spProductId ?? '',
      period,
      from: raw.from ?? epoch,
      to: raw.to ?? epoch,
      ...valuesOf(raw),
    }),
  };
}

const cardFields = {
  ...tallyFields,
  token: groupColumn('token', asText),
  cardBrand: groupColumn(
    'card_brand',
    (text) => cardBrands.find((brand) => brand === text) ?? null,
  ),
  last4: groupColumn('last4', asText),
  accountCount: groupColumn('account_count', Number),
};

const cardFilters: Filters<CardQuery> = {
  ...shared,
  token: contains(t.token),
  cardBrand: oneOf(t.cardBrand),
  truncatedCardNumber: contains(t.last4),
};

/** Metrics by card and by period in the caller's zone, over the accounts the caller may see. Built per request. */
export function cardMetrics(
  query: CardQuery,
  { scope, timeZone }: SessionContext,
): ListDefinition<Paging, typeof cardFields, CardMetrics> {
  const period = query.period ?? defaultChartPeriod;
  const condition = groupedCondition(query, cardFilters, [t.token, t.last4], within(scope, t));
  return {
    fields: cardFields,
    source: sql`(select grouped.*, ${endOf(period, timeZone)} as to_at from (
      select ${t.token} as token, max(${t.cardBrand}) as card_brand, max(${t.last4}) as last4,
        count(distinct ${t.subMerchantId})::text as account_count,
        ${spanOf(period, timeZone)} as from_at, ${tallyColumns}
      from ${t} where ${condition} and ${ofCards} and ${t.token} is not null
      group by 1, 5) as grouped) as grouped`,
    id: sql.raw("grouped.token || ' ' || grouped.from_at::text"),
    ...filteredBelow,
    sorts: { ...sorts, accountCount: number('account_count') },
    defaultSort: '-from',
    toRow: (raw) => ({
      token: raw.token ?? '',
      cardBrand: raw.cardBrand,
      truncatedCardNumber: raw.last4 ?? '',
      accountCount: raw.accountCount ?? 0,
      period,
      from: raw.from ?? epoch,
      to: raw.to ?? epoch,
      ...valuesOf(raw),
    }),
  };
}

type Values = Pick<
  AccountMetrics,
  | 'from'
  | 'to'
  | 'transactionCount'
  | 'amount'
  | 'averageAmount'
  | 'declineCount'
  | 'declineRate'
  | 'refundRate'
  | 'chargebackCount'
  | 'chargebackRate'
>;

const valueColumns = <Row extends Values>() => [
  instantColumn<Row>('From', (row) => row.from),
  instantColumn<Row>('To', (row) => row.to),
  wordColumn<Row>('Payments', (row) => row.transactionCount),
  moneyColumn<Row>('Amount', (row) => row.amount),
  moneyColumn<Row>('Average amount', (row) => row.averageAmount),
  wordColumn<Row>('Declined', (row) => row.declineCount),
  wordColumn<Row>('Decline rate %', (row) => row.declineRate),
  wordColumn<Row>('Refund rate %', (row) => row.refundRate),
  wordColumn<Row>('Chargebacks', (row) => row.chargebackCount),
  wordColumn<Row>('Chargeback rate %', (row) => row.chargebackRate),
];

export const accountMetricsExport: ExportDefinition<Paging, AccountMetrics> = {
  fileName: () => 'txMetrics',
  columns: [
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    ...valueColumns<AccountMetrics>(),
  ],
};

export const cardMetricsExport: ExportDefinition<Paging, CardMetrics> = {
  fileName: () => 'ccTokenMetrics',
  columns: [
    textColumn('Card token', (row) => row.token),
    wordColumn('Card brand', (row) => (row.cardBrand ? cardBrandLabels[row.cardBrand] : null)),
    textColumn('Card', (row) => row.truncatedCardNumber),
    wordColumn('Accounts', (row) => row.accountCount),
    ...valueColumns<CardMetrics>(),
  ],
};
