import type { users as contract, Output } from '@payfac/api/contract';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import { type RawRow, readInstant } from '../../api/lists/fields.ts';
import { contains } from '../../api/lists/filters.ts';
import type { Scope } from '../../api/scope.ts';
import { signOns, subMerchants, users } from '../../database/schema/index.ts';

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

const accountNames = z.array(z.object({ subMerchantId: z.string(), name: z.string() }));

const fields = {
  id: u.userId,
  username: u.username,
  name: u.name,
  email: u.email,
  acl: u.acl,
  productIds: u.productIds,
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

const toRow = (raw: RawRow<typeof fields>): UserView => ({
  id: raw.id,
  username: raw.username,
  name: raw.name,
  email: raw.email,
  acl: raw.acl.map((entry) => ({ ...entry })),
  accounts: raw.accounts ?? [],
  productIds: [...raw.productIds],
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

export const userList: ListDefinition<UserQuery, typeof fields, UserView> = {
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
  toRow,
};
