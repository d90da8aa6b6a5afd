import type { raws as contract, Output } from '@payfac/api/contract';
import { features } from '@payfac/domain/access';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { periodStart } from '../../http/charts/periods.ts';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput, Handlers } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import { epoch, readInstant } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { pageOf } from '../../http/lists/page.ts';
import { anyTextMatch } from '../../http/lists/text-match.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { suspiciousFailures } from '../../http/sessions/throttle.ts';
import {
  applications,
  signOnThrottles,
  subMerchants,
  transactions,
} from '../../kernel/database/schema/index.ts';

type Raw = Output<typeof contract.list>['data'][number];
type Query = HandlerInput<typeof contract.list>['query'];

/** Declines from one address in a day that suggest card testing. */
const suspiciousDeclines = 5;

const text = (expression: SQL) => ({ expression, read: (value: string) => value });
const moment = (expression: SQL) => ({ expression, read: readInstant });
const nowhere = () => sql`false`;

const k = signOnThrottles;
const t = transactions;
const s = subMerchants;
const a = applications;

/** IP addresses with more failed sign-ins or payments than usual. */
const addresses = ({ scope, timeZone }: SessionContext): SQL => sql`(
  select substring(${k.throttleKey} from 4) as ip, 'sign-in' as reason, ${k.failures} as attempts,
    ${k.windowStartedAt} as first_at, greatest(${k.windowStartedAt}, ${k.lockedUntil}) as last_at,
    ${k.lockedUntil} as blocked_until
  from ${k} where ${k.throttleKey} like 'ip:%' and ${k.failures} >= ${suspiciousFailures}
  union all
  select ${t.ip}, 'card-testing', count(*), min(${t.createdAt}), max(${t.createdAt}), null
  from ${t} where ${within(scope, t)} and ${t.status} = 'declined' and ${t.ip} is not null
  group by ${t.ip}, ${periodStart('daily', sql`${t.createdAt}`, timeZone)} having count(*) >= ${suspiciousDeclines}
) as seen`;

const ipFields = {
  ip: text(sql.raw('seen.ip')),
  reason: text(sql.raw('seen.reason')),
  attempts: { expression: sql.raw('seen.attempts'), read: Number },
  firstAt: moment(sql.raw('seen.first_at')),
  lastAt: moment(sql.raw('seen.last_at')),
  blockedUntil: moment(sql.raw('seen.blocked_until')),
};

const suspiciousIps = (context: SessionContext): ListDefinition<Query, typeof ipFields, Raw> => ({
  fields: ipFields,
  source: addresses(context),
  id: sql.raw("seen.ip || ' ' || seen.first_at::text"),
  visible: () => (context.scope.everything ? undefined : nowhere()),
  filters: {
    kind: () => undefined,
    from: from(sql.raw('seen.last_at')),
    to: until(sql.raw('seen.last_at')),
    subMerchantId: nowhere,
    spProductId: nowhere,
    ip: contains(sql.raw('seen.ip')),
    feature: nowhere,
    accountName: nowhere,
  },
  searched: [sql.raw('seen.ip')],
  sorts: { at: { expression: sql.raw('seen.last_at'), type: 'timestamptz' } },
  defaultSort: '-at',
  toRow: (raw) => ({
    kind: 'suspiciousIps',
    ip: raw.ip ?? '',
    reason: raw.reason === 'sign-in' ? 'sign-in' : 'card-testing',
    attempts: raw.attempts ?? 0,
    firstAt: raw.firstAt ?? epoch,
    lastAt: raw.lastAt ?? epoch,
    blockedUntil: raw.blockedUntil,
  }),
});

const flag = sql.raw('flag.key');

const featureFields = {
  subMerchantId: s.subMerchantId,
  accountName: s.dbaName,
  feature: {
    expression: flag,
    read: (value: string) => features.find((known) => known === value) ?? null,
  },
  disabledAt: a.updatedAt,
};

/** Disabled features. Flags keep no history, so they are dated by their application's last change. */
const disabledFeatures: ListDefinition<Query, typeof featureFields, Raw> = {
  fields: featureFields,
  source: sql`${s} join ${a} on ${a.applicationId} = ${s.applicationId}
    cross join lateral jsonb_each(${a.features}) as flag`,
  id: sql`${s.subMerchantId} || ' ' || ${flag}`,
  visible: ({ scope }) =>
    and(within(scope, s), sql`flag.value ->> 'enabled' = 'false'`, inArray(flag, [...features])),
  filters: {
    kind: () => undefined,
    from: from(a.updatedAt),
    to: until(a.updatedAt),
    subMerchantId: oneOf(s.subMerchantId),
    spProductId: oneOf(s.spProductId),
    ip: nowhere,
    feature: oneOf(flag),
    accountName: (input) => anyTextMatch([s.dbaName, s.legalName], input),
  },
  searched: [s.dbaName, s.legalName, flag],
  sorts: { at: { expression: a.updatedAt, type: 'timestamptz' } },
  defaultSort: '-at',
  toRow: (raw) => ({
    kind: 'disabledFeatures',
    subMerchantId: raw.subMerchantId,
    accountName: raw.accountName,
    feature: raw.feature ?? 'ccTxs',
    disabledAt: raw.disabledAt,
    disabledBy: null,
  }),
};

export const createRawsHandlers = ({ pool }: Services): Handlers<typeof contract> => {
  const featurePage = pageOf(pool, disabledFeatures);
  return {
    list: (input, context) =>
      input.query.kind === 'disabledFeatures'
        ? featurePage(input, context)
        : pageOf(pool, suspiciousIps(context))(input, context),
  };
};
