import type { tokenSessions as contract } from '@payfac/api/contract';
import type { TokenSession } from '@payfac/domain/token-sessions';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../http/handlers.ts';
import { asSelected } from '../../http/lists/as-selected.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { Computed } from '../../http/lists/fields.ts';
import { contains, from, oneOf, until } from '../../http/lists/filters.ts';
import { within } from '../../http/scope.ts';
import { subMerchants, tokenSessions } from '../../kernel/database/schema/index.ts';

type Query = HandlerInput<typeof contract.list>['query'];

const t = tokenSessions;

/** An expired session counts as closed, though its row stays open. Security time. */
const status: Computed<TokenSession['status']> = {
  expression: sql`case when ${t.status} = 'open' and ${t.expiresAt} > now() then 'open' else 'closed' end`,
  read: (text) => (text === 'open' ? 'open' : 'closed'),
};

const fields = {
  tokenSessionId: t.tokenSessionId,
  subMerchantId: t.subMerchantId,
  accountName: subMerchants.dbaName,
  status,
  tokenCount: t.tokenCount,
  device: t.device,
  browser: t.browser,
  os: t.os,
  ipAddress: t.ipAddress,
  origin: t.origin,
  createdAt: t.createdAt,
  closedAt: t.closedAt,
};

export const tokenSessionSource: SQL = sql`${t}
  join ${subMerchants} on ${eq(subMerchants.subMerchantId, t.subMerchantId)}`;

export const tokenSessionFilters = {
  from: from(t.createdAt),
  to: until(t.createdAt),
  subMerchantId: oneOf(t.subMerchantId),
  spProductId: oneOf(subMerchants.spProductId),
  status: oneOf(status.expression),
};

export const tokenSessionList: ListDefinition<Query, typeof fields, TokenSession> = {
  fields,
  source: tokenSessionSource,
  id: t.tokenSessionId,
  visible: ({ scope }) => and(within(scope, subMerchants)),
  filters: {
    ...tokenSessionFilters,
    tokenSessionId: contains(t.tokenSessionId),
    accountName: contains(subMerchants.dbaName),
    device: contains(t.device),
    browser: contains(t.browser),
    os: contains(t.os),
    ipAddress: contains(t.ipAddress),
  },
  searched: [t.tokenSessionId, subMerchants.dbaName, t.device, t.browser, t.os],
  sorts: {
    createdAt: { expression: t.createdAt, type: 'timestamptz' },
    tokenCount: { expression: t.tokenCount, type: 'int' },
  },
  defaultSort: '-createdAt',
  toRow: asSelected<typeof fields, TokenSession>(fields, (raw) => ({
    subMerchantId: raw.subMerchantId ?? '',
    status: raw.status ?? 'closed',
    device: raw.device ?? 'Unknown',
    browser: raw.browser ?? 'Unknown',
    os: raw.os ?? 'Unknown',
  })),
};
