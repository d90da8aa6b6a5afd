import type { plans as contract } from '@payfac/api/contract';
import { type Plan, planStatusLabels } from '@payfac/domain/plans';
import { eq, sql } from 'drizzle-orm';
import { instantColumn, textColumn, wordColumn } from '../../http/csv/columns.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ExportDefinition, ListDefinition } from '../../http/lists/definition.ts';
import type { Computed } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { plans, subMerchants, subscriptions } from '../../kernel/database/schema/index.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const p = plans;

const subscriptionCount: Computed<number> = {
  expression: sql`(select count(*) from ${subscriptions} where ${subscriptions.planId} = ${p.planId})`,
  read: Number,
};

const fields = {
  planId: p.planId,
  subMerchantId: p.subMerchantId,
  accountName: subMerchants.dbaName,
  name: p.name,
  description: p.description,
  title: p.title,
  subTitle: p.subTitle,
  schedules: p.schedules,
  cancelOptions: p.cancelOptions,
  status: p.status,
  subscriptionCount,
  createdAt: p.createdAt,
  updatedAt: p.updatedAt,
};

export const planList: ListDefinition<Query, typeof fields, Plan> = {
  fields,
  source: sql`${p} join ${subMerchants} on ${eq(subMerchants.subMerchantId, p.subMerchantId)}`,
  id: p.planId,
  visible: ({ scope }) => within(scope, p),
  filters: {
    from: from(p.createdAt),
    to: until(p.createdAt),
    subMerchantId: oneOf(p.subMerchantId),
    spProductId: oneOf(p.spProductId),
    planId: oneOf(p.planId),
    name: contains(p.name),
    accountName: contains(subMerchants.dbaName),
    status: oneOf(p.status),
  },
  searched: [p.name, p.title, subMerchants.dbaName],
  sorts: {
    createdAt: { expression: p.createdAt, type: 'timestamptz' },
    name: { expression: sql`lower(${p.name})`, type: 'text' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, Plan>(fields, (raw) => ({
    subscriptionCount: raw.subscriptionCount ?? 0,
  })),
};

export const planExport: ExportDefinition<Query, Plan> = {
  fileName: () => 'plans',
  columns: [
    wordColumn('Plan ID', (row) => row.planId),
    textColumn('Name', (row) => row.name),
    textColumn('Title', (row) => row.title),
    textColumn('Account', (row) => row.accountName),
    wordColumn('Account ID', (row) => row.subMerchantId),
    wordColumn('Status', (row) => planStatusLabels[row.status]),
    wordColumn('Schedules', (row) => row.schedules.length),
    wordColumn('Subscriptions', (row) => row.subscriptionCount),
    instantColumn('Created', (row) => row.createdAt),
  ],
};
