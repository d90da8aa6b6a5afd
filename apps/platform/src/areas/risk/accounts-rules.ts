import type { risk as contract, Output } from '@payfac/api/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { oneOf } from '../../http/lists/filters.ts';
import { anyTextMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import { riskRules, subMerchants } from '../../kernel/database/schema/index.ts';

type AccountRules = Output<typeof contract.accountsRules>['data'][number];
type Query = HandlerInput<typeof contract.accountsRules>['query'];

const s = subMerchants;
const r = riskRules;

const rules = z.array(z.object({ ruleId: z.string(), name: z.string(), enabled: z.boolean() }));

/** The rules that apply to an account: its own and those for all accounts. */
const watching = sql`${r.facilitatorId} = ${s.facilitatorId} and ${r.deletedAt} is null
  and (cardinality(${r.subMerchantIds}) = 0 or ${s.subMerchantId} = any (${r.subMerchantIds}))`;

/** The rule is enabled, and not disabled for the account. */
const isOn = sql`(${r.enabled} and not ${s.riskRules} @> jsonb_build_array(
  jsonb_build_object('ruleId', ${r.ruleId}, 'enabled', false)))`;

const anyWatching = (condition: SQL): SQL =>
  sql`exists (select 1 from ${r} where ${watching} and ${condition})`;

const fields = {
  subMerchantId: s.subMerchantId,
  accountName: s.dbaName,
  spProductId: s.spProductId,
  rules: {
    expression: sql`(select coalesce(json_agg(json_build_object('ruleId', ${r.ruleId},
        'name', ${r.name}, 'enabled', ${isOn}) order by lower(${r.name})), '[]')
      from ${r} where ${watching})`,
    read: (text: string) => rules.parse(JSON.parse(text)),
  },
};

export const accountsRules: ListDefinition<Query, typeof fields, AccountRules> = {
  fields,
  source: sql`${s}`,
  id: s.subMerchantId,
  visible: ({ scope }) => within(scope, s),
  filters: {
    subMerchantId: oneOf(s.subMerchantId),
    spProductId: oneOf(s.spProductId),
    ruleId: (ids) => anyWatching(inArray(r.ruleId, ids)),
    accountName: (input) => anyTextMatch([s.dbaName, s.legalName], input),
    enabled: (enabled) => anyWatching(sql`${isOn} = ${enabled}`),
  },
  searched: [s.dbaName, s.legalName, s.subMerchantId],
  sorts: { accountName: { expression: sql`lower(${s.dbaName})`, type: 'text' } },
  defaultSort: 'accountName',
  toRow: asSelected<typeof fields, AccountRules>(fields, (raw) => ({
    rules: raw.rules ?? [],
  })),
};
