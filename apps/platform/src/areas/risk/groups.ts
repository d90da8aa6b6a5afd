import type { risk as contract, Output } from '@payfac/api/contract';
import { canAny } from '@payfac/domain/access';
import { type Cents, cents, zeroCents } from '@payfac/domain/money';
import { riskActions } from '@payfac/domain/risk';
import { transactionStatuses } from '@payfac/domain/transactions';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { epoch, readInstant } from '../../http/lists/fields.ts';
import { type Filters, from, oneOf, until } from '../../http/lists/filters.ts';
import {
  asText,
  filteredBelow,
  groupColumn,
  groupedCondition,
  type Paging,
} from '../../http/lists/grouped.ts';
import { transactionIdMatch } from '../../http/lists/transaction-id-match.ts';
import { within } from '../../http/scope.ts';
import { readSum } from '../../kernel/database/aggregates.ts';
import { riskEvaluations, transactions } from '../../kernel/database/schema/index.ts';
import { accountNameOf, ofAccountNamed } from '../accounts/named.ts';
import { seesAllHits } from './sees-all-hits.ts';

type Group = Output<typeof contract.groups>['data'][number];
type Query = HandlerInput<typeof contract.groups>['query'];

const t = transactions;
const v = riskEvaluations;

/** The most payments shown per group. */
const mostShown = 100;

const filters: Filters<Query> = {
  from: from(v.createdAt),
  to: until(v.createdAt),
  subMerchantId: oneOf(v.subMerchantId),
  spProductId: oneOf(v.spProductId),
  groupId: oneOf(v.groupId),
  ruleId: oneOf(v.ruleId),
  transactionId: (input) => transactionIdMatch(v.transactionId, input),
  action: oneOf(v.action),
  accountName: ofAccountNamed(v.subMerchantId),
};

const evaluations = z.array(
  z.object({
    transactionId: z.string(),
    amount: z.number(),
    action: z.enum(riskActions),
    evidence: z.string(),
    at: z.string(),
    status: z.enum(transactionStatuses),
  }),
);

const money = (text: string): Cents => readSum(text);

const fields = {
  groupId: groupColumn('id', asText),
  ruleId: groupColumn('rule_id', asText),
  ruleName: groupColumn('rule_name', asText),
  subMerchantId: groupColumn('sub_merchant_id', asText),
  accountName: accountNameOf(sql.raw('grouped.sub_merchant_id')),
  count: groupColumn('total', Number),
  amount: groupColumn('amount', money),
  firstAt: groupColumn('first_at', readInstant),
  lastAt: groupColumn('last_at', readInstant),
  evaluations: groupColumn('evaluations', (text) => evaluations.parse(JSON.parse(text))),
};

const grouped = (condition: SQL): SQL => sql`(
  select ${v.groupId} as id, min(${v.ruleId}) as rule_id, max(${v.ruleName}) as rule_name,
    min(${v.subMerchantId}) as sub_merchant_id, count(*) as total, sum(${v.amount})::bigint as amount,
    min(${v.createdAt}) as first_at, max(${v.createdAt}) as last_at,
    to_json((array_agg(json_build_object('transactionId', ${v.transactionId}, 'amount', ${v.amount},
      'action', ${v.action}, 'evidence', ${v.evidence}, 'at', ${v.createdAt}::text, 'status', ${t.status})
      order by ${v.createdAt} desc))[1:${sql.raw(String(mostShown))}]) as evaluations
  from ${v} join ${t} on ${t.transactionId} = ${v.transactionId} where ${condition} group by ${v.groupId}
) as grouped`;

/** Payments that hit rules, by rule, account and day. Built per request. */
export const riskGroups = (
  query: Query,
  { scope, holder }: SessionContext,
): ListDefinition<Paging, typeof fields, Group> => ({
  fields,
  source: grouped(
    groupedCondition(
      query,
      filters,
      [v.ruleName, v.transactionId, v.evidence],
      and(within(scope, v), canAny(holder, seesAllHits) ? undefined : eq(v.action, 'review')),
    ),
  ),
  id: sql.raw('grouped.id'),
  ...filteredBelow,
  sorts: {
    lastAt: { expression: sql.raw('grouped.last_at'), type: 'timestamptz' },
    count: { expression: sql.raw('grouped.total'), type: 'bigint' },
    amount: { expression: sql.raw('grouped.amount'), type: 'bigint' },
  },
  defaultSort: '-lastAt',
  toRow: (raw) => {
    const own = {
      ruleId: raw.ruleId ?? '',
      ruleName: raw.ruleName ?? '',
      subMerchantId: raw.subMerchantId ?? '',
      accountName: raw.accountName ?? '',
    };
    return {
      groupId: raw.groupId ?? '',
      ...own,
      count: raw.count ?? 0,
      amount: raw.amount ?? zeroCents,
      firstAt: raw.firstAt ?? epoch,
      lastAt: raw.lastAt ?? epoch,
      evaluations: (raw.evaluations ?? []).map(({ at, amount, ...evaluation }) => ({
        ...own,
        ...evaluation,
        amount: cents(amount),
        at: readInstant(at),
      })),
    };
  },
});
