import type { users as contract, Output } from '@payfac/api/contract';
import { paymentProviders } from '@payfac/domain/enumerations';
import { factorResetSchema, preferencesSchema } from '@payfac/domain/users';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { type RawRow, readInstant } from '../../http/lists/fields.ts';
import { contains } from '../../http/lists/filters.ts';
import { isPasswordExpired } from '../../http/password-age.ts';
import type { Scope } from '../../http/scope.ts';
import { hasFactorSql } from '../../http/second-factor/factors.ts';
import { aclJson, readAcl } from '../../http/sessions/memberships.ts';
import { slowedNow } from '../../http/sessions/throttle.ts';
import {
  memberships,
  reportPreferences,
  signOns,
  subMerchants,
  users,
} from '../../kernel/database/schema/index.ts';

export type UserView = Output<typeof contract.get>;
type UserQuery = HandlerInput<typeof contract.list>['query'];

const u = users;
const m = memberships;

/** Compares text arrays as arrays, with one bound parameter per value. */
const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const lastSignIn = sql`(select max(${signOns.createdAt}) from ${signOns}
  where ${signOns.userId} = ${u.userId})`;

/** The memberships that a manager of users sees: those within their scope. */
export const membershipsWithin = (scope: Scope): SQL => {
  if (scope.everything) return sql`true`;
  return sql`${m.placeId} = any (${textArray([...scope.productIds, ...scope.subMerchantIds])})`;
};

const held = (seen: SQL): SQL => sql`from ${m} where ${m.userId} = ${u.userId} and ${seen}`;

/** Processors of the accounts that the user reaches through these memberships. */
const processorsOf = (seen: SQL): SQL => sql`(select json_agg(distinct provider)
  from ${subMerchants}, jsonb_object_keys(${subMerchants.processors}) as provider
  where ${subMerchants.facilitatorId} = ${u.facilitatorId}
    and exists (select 1 ${held(seen)}
      and (${m.role} in ('admin', 'underwriter', 'bank')
        or ${m.placeId} in (${subMerchants.subMerchantId}, ${subMerchants.spProductId}))))`;

const accountsOf = (seen: SQL): SQL => sql`(select coalesce(json_agg(json_build_object(
    'subMerchantId', ${subMerchants.subMerchantId}, 'name', ${subMerchants.dbaName})
    order by lower(${subMerchants.dbaName})), '[]')
  from ${subMerchants} where ${subMerchants.subMerchantId} in (select ${m.placeId} ${held(seen)}))`;

const r = reportPreferences;
const reports = sql`(select json_object_agg(parent, saved) from (
  select ${r.parent} as parent, json_object_agg(${r.report}, json_strip_nulls(json_build_object(
    'filters', ${r.filters}, 'columns', ${r.columns}, 'sort', ${r.sort},
    'pagination', ${r.pagination}, 'singleSearch', ${r.singleSearch}, 'name', ${r.name}))) as saved
  from ${r} where ${r.userId} = ${u.userId} group by ${r.parent}) as parents)`;

/** A request that expired unconfirmed counts as none. */
const factorReset = sql`(select json_build_object('askedByUserId', asker.user_id,
    'askedBy', asker.name, 'askedAt', to_char(factor_resets.asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from factor_resets join users as asker on asker.user_id = factor_resets.asked_by
  where factor_resets.user_id = ${u.userId}
    and factor_resets.asked_at > clock_timestamp() - interval '1 day')`;

const names = z.array(z.string());
const savedReports = preferencesSchema.shape.reports;

const accountNames = z.array(z.object({ subMerchantId: z.string(), name: z.string() }));

/** Locked for good, or throttled after wrong passwords. */
const isLocked = sql`(${u.lockedAt} is not null or ${slowedNow(u.facilitatorId, u.username)})`;

/** @param seen the memberships to show. @param isWhole whether to show the rest of the user. */
const fieldsOf = (seen: SQL, isWhole: SQL) => ({
  id: u.userId,
  username: u.username,
  name: u.name,
  email: u.email,
  acl: { expression: aclJson(sql`${u.userId}`, seen), read: readAcl },
  processors: {
    expression: processorsOf(seen),
    read: (text: string) => new Set(names.parse(JSON.parse(text))),
  },
  theme: u.theme,
  preferences: u.preferences,
  isWhole: { expression: isWhole, read: (text: string) => text === 't' },
  reports: {
    expression: reports,
    read: (text: string) => savedReports.safeParse(JSON.parse(text)).data,
  },
  forcePasswordReset: u.forcePasswordReset,
  passwordChangedAt: u.passwordChangedAt,
  isLocked: { expression: isLocked, read: (text: string) => text === 't' },
  hasSecondFactor: {
    expression: hasFactorSql(sql`${u.userId}`),
    read: (text: string) => text === 't',
  },
  factorReset: {
    expression: factorReset,
    read: (text: string) => factorResetSchema.parse(JSON.parse(text)),
  },
  createdAt: u.createdAt,
  lastSignInAt: { expression: lastSignIn, read: readInstant },
  accounts: {
    expression: accountsOf(seen),
    read: (text: string) => accountNames.parse(JSON.parse(text)),
  },
});

type Fields = ReturnType<typeof fieldsOf>;

const preferencesIn = ({
  preferences,
  reports: saved,
}: RawRow<Fields>): UserView['preferences'] => ({
  ...(saved ? { reports: saved } : {}),
  ...(typeof preferences.timeZone === 'string' ? { timeZone: preferences.timeZone } : {}),
});

const toRow = (raw: RawRow<Fields>, passwordMaxAgeDays?: number): UserView => ({
  id: raw.id,
  username: raw.username,
  name: raw.name,
  email: raw.email,
  acl: raw.acl ?? [],
  accounts: raw.accounts ?? [],
  productIds: [
    ...new Set(
      raw.acl?.flatMap(({ place }) => (place.kind === 'product' ? [place.spProductId] : [])),
    ),
  ],
  processors: paymentProviders.filter((provider) => raw.processors?.has(provider)),
  // Saved settings may name accounts that the caller doesn't see.
  theme: raw.isWhole ? raw.theme : {},
  preferences: raw.isWhole ? preferencesIn(raw) : {},
  forcePasswordReset: raw.forcePasswordReset,
  passwordExpired: isPasswordExpired(raw, passwordMaxAgeDays),
  hasSecondFactor: raw.hasSecondFactor ?? false,
  factorReset: raw.factorReset,
  status: raw.isLocked ? 'locked' : 'active',
  lastSignInAt: raw.lastSignInAt,
  createdAt: raw.createdAt,
});

/**
 * The users that a caller may manage: all of the facilitator's for its staff, otherwise members of the caller's own
 * places.
 */
export const peopleWithin = (scope: Scope): SQL => {
  const facilitator = sql`${u.facilitatorId} = ${scope.facilitatorId}`;
  if (scope.everything) return facilitator;
  return sql`${facilitator} and exists (select 1 ${held(membershipsWithin(scope))})`;
};

/**
 * Users with the memberships that the caller sees. Users see all of their own.
 * @param passwordMaxAgeDays days until a password expires; undefined for never.
 */
export function userListOf(
  passwordMaxAgeDays: number | undefined,
  { scope, session }: Pick<SessionContext, 'scope' | 'session'>,
): ListDefinition<UserQuery, Fields, UserView> {
  const within = membershipsWithin(scope);
  const isOwn = sql`${u.userId} = ${session.person.userId}`;
  const seen = sql`(${within} or ${isOwn})`;
  const isWhole = sql`(${isOwn} or not exists (select 1 ${held(sql`not ${within}`)}))`;
  return {
    fields: fieldsOf(seen, isWhole),
    source: sql`${u}`,
    id: u.userId,
    visible: () => and(peopleWithin(scope), isNull(u.deletedAt)),
    filters: {
      'applications.payments.acl.role': (roles) =>
        sql`exists (select 1 ${held(seen)} and ${m.role} = any (${textArray(roles)}))`,
      status: (statuses) =>
        inArray(sql`case when ${isLocked} then 'locked' else 'active' end`, statuses),
      subMerchantId: (ids) =>
        sql`exists (select 1 ${held(seen)} and ${m.placeId} = any (${textArray(ids)}))`,
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
  };
}
