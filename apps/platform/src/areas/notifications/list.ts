import type { notifications as contract, Output } from '@payfac/api/contract';
import type { Membership, Role } from '@payfac/domain/access';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { SessionContext } from '../../http/context.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { ListDefinition } from '../../http/lists/definition.ts';
import type { RawRow } from '../../http/lists/fields.ts';
import { from, oneOf, until } from '../../http/lists/filters.ts';
import { scopeOf } from '../../http/scope.ts';
import { notificationEvents } from '../../kernel/database/schema/index.ts';
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

/** The notifications for one role: the kinds it receives, at the places where the user holds it. */
function concerning(facilitatorId: string, role: Role, held: readonly Membership[]) {
  const kinds = kindsOf([role]);
  const scope = scopeOf(facilitatorId, held);
  if (kinds.length === 0) return undefined;
  const places = or(
    scope.everything ? eq(n.audience, 'staff') : undefined,
    and(eq(n.audience, 'product'), among(n.spProductId, scope.productIds)),
    and(eq(n.audience, 'account'), among(n.subMerchantId, scope.subMerchantIds)),
  );
  return and(inArray(n.kind, kinds), places);
}

/** A user's inbox: for each of their roles, the notifications for the places where they hold it. */
export const inboxOf = ({ scope, holder }: Pick<SessionContext, 'scope' | 'holder'>): SQL => {
  const byRole = Map.groupBy(holder.memberships, ({ role }) => role);
  const concerned = or(
    ...[...byRole].map(([role, held]) => concerning(scope.facilitatorId, role, held)),
  );
  const own = concerned && and(eq(n.facilitatorId, scope.facilitatorId), concerned);
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
