import type { users as contract, Output } from '@payfac/api/contract';
import { paymentProviders } from '@payfac/domain/enumerations';
import { preferencesSchema } from '@payfac/domain/users';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import { type RawRow, readInstant } from '../../api/lists/fields.ts';
import { contains } from '../../api/lists/filters.ts';
import { isPasswordExpired } from '../../api/password-age.ts';
import type { Scope } from '../../api/scope.ts';
import { reportPreferences, signOns, subMerchants, users } from '../../database/schema/index.ts';

export type UserView = Output<typeof contract.get>;
type UserQuery = HandlerInput<typeof contract.list>['query'];

const u = users;

/** Text arrays are compared as arrays: one parameter each, none of them spelt into the SQL. */
const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const lastSignIn = sql`(select max(${signOns.createdAt}) from ${signOns}
  where ${signOns.userId} = ${u.userId})`;

/** The rule of scope (`scopeOf`), for the person of the row. */
const processors = sql`(select json_agg(distinct provider)
  from ${subMerchants}, jsonb_object_keys(${subMerchants.processors}) as provider
  where ${subMerchants.facilitatorId} = ${u.facilitatorId}
    and (${u.roles} && array['admin', 'underwriter', 'bank']
      or ${subMerchants.subMerchantId} = any (${u.subMerchantIds})
      or ${subMerchants.spProductId} = any (${u.productIds})))`;

const r = reportPreferences;
const reports = sql`(select json_object_agg(parent, saved) from (
  select ${r.parent} as parent, json_object_agg(${r.report}, json_strip_nulls(json_build_object(
    'filters', ${r.filters}, 'columns', ${r.columns}, 'sort', ${r.sort},
    'pagination', ${r.pagination}, 'singleSearch', ${r.singleSearch}))) as saved
  from ${r} where ${r.userId} = ${u.userId} group by ${r.parent}) as parents)`;

const names = z.array(z.string());
const savedReports = preferencesSchema.shape.reports;

const accountNames = z.array(z.object({ subMerchantId: z.string(), name: z.string() }));

const fields = {
  id: u.userId,
  username: u.username,
  name: u.name,
  email: u.email,
  acl: u.acl,
  productIds: u.productIds,
  processors: {
    expression: processors,
    read: (text: string) => new Set(names.parse(JSON.parse(text))),
  },
  theme: u.theme,
  preferences: u.preferences,
  reports: {
    expression: reports,
    read: (text: string) => savedReports.safeParse(JSON.parse(text)).data,
  },
  forcePasswordReset: u.forcePasswordReset,
  passwordChangedAt: u.passwordChangedAt,
  lockedAt: u.lockedAt,
  createdAt: u.createdAt,
  lastSignInAt: { expression: lastSignIn, read: readInstant },
  accounts: {
    expression: sql`(select coalesce(json_agg(json_build_object(
        'subMerchantId', ${subMerchants.subMerchantId}, 'name', ${subMerchants.dbaName})
        order by lower(${subMerchants.dbaName})), '[]')
      from ${subMerchants} where ${subMerchants.subMerchantId} = any (${u.subMerchantIds}))`,
    read: (text: string) => accountNames.parse(JSON.parse(text)),
  },
};

const toRow = (raw: RawRow<typeof fields>, passwordMaxAgeDays?: number): UserView => ({
  id: raw.id,
  username: raw.username,
  name: raw.name,
  email: raw.email,
  acl: raw.acl.map((entry) => ({ ...entry })),
  accounts: raw.accounts ?? [],
  productIds: [...raw.productIds],
  processors: paymentProviders.filter((provider) => raw.processors?.has(provider)),
  theme: raw.theme,
  preferences: {
    ...(raw.reports ? { reports: raw.reports } : {}),
    ...(typeof raw.preferences.timeZone === 'string' ? { timeZone: raw.preferences.timeZone } : {}),
  },
  forcePasswordReset: raw.forcePasswordReset,
  passwordExpired: isPasswordExpired(raw, passwordMaxAgeDays),
  status: raw.lockedAt === null ? 'active' : 'locked',
  lastSignInAt: raw.lastSignInAt,
  createdAt: raw.createdAt,
});

/** People a person may manage: all of the facilitator for its staff, else those of own accounts. */
export const peopleWithin = (scope: Scope): SQL => {
  const facilitator = sql`${u.facilitatorId} = ${scope.facilitatorId}`;
  if (scope.everything) return facilitator;
  if (scope.subMerchantIds.length === 0) return sql`false`;
  return sql`${facilitator} and ${u.subMerchantIds} && ${textArray(scope.subMerchantIds)}`;
};

/** @param passwordMaxAgeDays days until a password expires; never, when undefined. */
export const userListOf = (
  passwordMaxAgeDays: number | undefined,
): ListDefinition<UserQuery, typeof fields, UserView> => ({
  fields,
  source: sql`${u}`,
  id: u.userId,
  visible: ({ scope }) => and(peopleWithin(scope), isNull(u.deletedAt)),
  filters: {
    'applications.payments.acl.role': (roles) => sql`${u.roles} && ${textArray(roles)}`,
    status: (statuses) =>
      inArray(sql`case when ${u.lockedAt} is null then 'active' else 'locked' end`, statuses),
    subMerchantId: (ids) => sql`${u.subMerchantIds} && ${textArray(ids)}`,
    name: contains(u.name),
    username: contains(u.username),
    email: contains(u.email),
  },
  searched: [u.name, u.username, u.email],
  sorts: {
    name: { expression: sql`lower(${u.name})`, type: 'text' },
    username: { expression: sql`lower(${u.username})`, type: 'text' },
    createdAt: { expression: u.createdAt, type: 'timestamptz' },
    lastSignInAt: { expression: lastSignIn, type: 'timestamptz', isNullable: true },
  },
  defaultSort: 'name',
  toRow: (raw) => toRow(raw, passwordMaxAgeDays),
});
