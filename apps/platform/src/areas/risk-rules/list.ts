import type { riskRules as contract } from '@payfac/api/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { contains, oneOf } from '../../http/lists/filters.ts';
import { ofFacilitator } from '../../http/scope.ts';
import { riskRules } from '../../kernel/database/schema/index.ts';
import { type RuleView, ruleView } from './store.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const r = riskRules;

const fields = {
  ruleId: r.ruleId,
  facilitatorId: r.facilitatorId,
  name: r.name,
  enabled: r.enabled,
  action: r.action,
  severity: r.severity,
  condition: r.condition,
  subMerchantIds: {
    expression: sql`to_json(${r.subMerchantIds})`,
    read: (text: string): string[] => JSON.parse(text),
  },
  createdAt: r.createdAt,
  updatedAt: r.updatedAt,
};

export const ruleList: ListDefinition<Query, typeof fields, RuleView> = {
  fields,
  source: sql`${r}`,
  id: r.ruleId,
  visible: ({ scope }) => and(ofFacilitator(scope, r.facilitatorId), isNull(r.deletedAt)),
  filters: {
    ruleId: oneOf(r.ruleId),
    // A rule without accounts applies to all of them.
    subMerchantId: (ids) =>
      sql`(cardinality(${r.subMerchantIds}) = 0 or ${r.subMerchantIds} && array[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[])`,
    name: contains(r.name),
    kind: oneOf(sql`${r.condition} ->> 'kind'`),
    action: oneOf(r.action),
    enabled: (enabled) => eq(r.enabled, enabled),
  },
  searched: [r.name, r.ruleId],
  sorts: {
    name: { expression: sql`lower(${r.name})`, type: 'text' },
    createdAt: { expression: r.createdAt, type: 'timestamptz' },
    updatedAt: { expression: r.updatedAt, type: 'timestamptz' },
  },
  defaultSort: 'name',
  toRow: (raw) =>
    ruleView({
      ruleId: raw.ruleId,
      facilitatorId: raw.facilitatorId,
      name: raw.name,
      enabled: raw.enabled,
      action: raw.action,
      severity: raw.severity,
      condition: raw.condition,
      subMerchantIds: raw.subMerchantIds ?? [],
      deletedAt: null,
      createdAt: raw.createdAt,
      updatedAt: raw.updatedAt,
    }),
};
