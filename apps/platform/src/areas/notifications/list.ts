import type { notifications as contract, Output } from '@payfac/api/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../api/context.ts';
import type { HandlerInput } from '../../api/handlers.ts';
import type { ListDefinition } from '../../api/lists/definition.ts';
import type { RawRow } from '../../api/lists/fields.ts';
import { from, oneOf, until } from '../../api/lists/filters.ts';
import { notificationEvents } from '../../database/schema/index.ts';
import { kindsOf } from './audiences.ts';

export type NotificationView = Output<typeof contract.acknowledge>;
type Query = HandlerInput<typeof contract.list>['query'];

const n = notificationEvents;

const fields = {
  notificationEventId: n.notificationEventId,
  kind: n.kind,
  title: n.title,
  message: n.message,
  subMerchantId: n.subMerchantId,
  targetId: n.targetId,
  acknowledgedAt: n.acknowledgedAt,
  acknowledgedBy: n.acknowledgedBy,
  createdAt: n.createdAt,
};

export const notificationView = (row: RawRow<typeof fields>): NotificationView => ({
  notificationEventId: row.notificationEventId,
  kind: row.kind,
  title: row.title,
  message: row.message,
  subMerchantId: row.subMerchantId,
  targetId: row.targetId,
  channels: { ui: { acknowledgedAt: row.acknowledgedAt, acknowledgedBy: row.acknowledgedBy } },
  createdAt: row.createdAt,
});

const among = (column: typeof n.spProductId | typeof n.subMerchantId, ids: readonly string[]) =>
  ids.length === 0 ? sql`false` : inArray(column, [...ids]);

/** A person's inbox: what concerns them, of the kinds their roles get. */
export const inboxOf = ({ scope, holder }: Pick<SessionContext, 'scope' | 'holder'>): SQL => {
  const kinds = kindsOf(holder.roles);
  if (kinds.length === 0) return sql`false`;
  const concerned = or(
    scope.everything ? eq(n.audience, 'staff') : undefined,
    and(eq(n.audience, 'product'), among(n.spProductId, scope.productIds)),
    and(eq(n.audience, 'account'), among(n.subMerchantId, scope.subMerchantIds)),
  );
  const own = and(eq(n.facilitatorId, scope.facilitatorId), concerned, inArray(n.kind, kinds));
  return own ?? sql`false`;
};

export const notificationList: ListDefinition<Query, typeof fields, NotificationView> = {
  fields,
  source: sql`${n}`,
  id: n.notificationEventId,
  visible: inboxOf,
  filters: {
    from: from(n.createdAt),
    to: until(n.createdAt),
    kind: oneOf(n.kind),
    subMerchantId: oneOf(n.subMerchantId),
    acknowledged: (acknowledged) =>
      acknowledged ? sql`${n.acknowledgedAt} is not null` : sql`${n.acknowledgedAt} is null`,
  },
  searched: [n.title, n.message, n.targetId],
  sorts: { createdAt: { expression: n.createdAt, type: 'timestamptz' } },
  defaultSort: '-createdAt',
  toRow: notificationView,
};
