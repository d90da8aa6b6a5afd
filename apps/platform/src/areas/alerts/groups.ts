import type { alerts as contract, Output } from '@payfac/api/contract';
import { alertSeverities } from '@payfac/domain/alerts';
import { type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { epoch, readInstant } from '../../http/lists/fields.ts';
import {
  asText,
  filteredBelow,
  groupColumn,
  groupedCondition,
  type Paging,
} from '../../http/lists/grouped.ts';
import { alerts } from '../../kernel/database/schema/index.ts';
import { accountNameOf } from '../accounts/named.ts';
import { alertFilters, searchedAlerts, severityRank, shownAlerts } from './list.ts';

type Group = Output<typeof contract.groups>['data'][number];
type Query = HandlerInput<typeof contract.groups>['query'];

const a = alerts;

const fields = {
  alertGroupId: groupColumn('id', asText),
  ruleId: groupColumn('rule_id', asText),
  ruleName: groupColumn('rule_name', asText),
  subMerchantId: groupColumn('sub_merchant_id', asText),
  accountName: accountNameOf(sql.raw('grouped.sub_merchant_id')),
  severity: groupColumn('severity', (text) => alertSeverities[Number(text) - 1] ?? 'low'),
  count: groupColumn('total', Number),
  unacknowledgedCount: groupColumn('unacknowledged', Number),
  firstAt: groupColumn('first_at', readInstant),
  lastAt: groupColumn('last_at', readInstant),
};

const grouped = (condition: SQL): SQL => sql`(
  select ${a.alertGroupId} as id, min(${a.ruleId}) as rule_id, max(${a.ruleName}) as rule_name,
    min(${a.subMerchantId}) as sub_merchant_id, max(${severityRank(sql`${a.severity}`)}) as severity,
    count(*) as total, count(*) filter (where ${a.status} = 'unacknowledged') as unacknowledged,
    min(${a.createdAt}) as first_at, max(${a.createdAt}) as last_at
  from ${a} where ${condition} group by ${a.alertGroupId}
) as grouped`;

/** Alerts by rule and account. Built per request: the filters decide which alerts are grouped. */
export const alertGroups = (
  query: Query,
  context: SessionContext,
): ListDefinition<Paging, typeof fields, Group> => ({
  fields,
  source: grouped(
    groupedCondition(query, alertFilters(context), searchedAlerts, shownAlerts(query, context)),
  ),
  id: sql.raw('grouped.id'),
  ...filteredBelow,
  sorts: {
    lastAt: { expression: sql.raw('grouped.last_at'), type: 'timestamptz' },
    count: { expression: sql.raw('grouped.total'), type: 'bigint' },
  },
  defaultSort: '-lastAt',
  toRow: (raw) => ({
    alertGroupId: raw.alertGroupId ?? '',
    ruleId: raw.ruleId ?? '',
    ruleName: raw.ruleName ?? '',
    subMerchantId: raw.subMerchantId ?? '',
    accountName: raw.accountName ?? '',
    severity: raw.severity ?? 'low',
    count: raw.count ?? 0,
    unacknowledgedCount: raw.unacknowledgedCount ?? 0,
    firstAt: raw.firstAt ?? epoch,
    lastAt: raw.lastAt ?? epoch,
  }),
});
