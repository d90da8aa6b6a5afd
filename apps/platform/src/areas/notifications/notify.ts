import type { NotificationKind } from '@payfac/domain/notifications';
import type { Queryable } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { notificationEvents } from '../../kernel/database/schema/index.ts';

type Audience = (typeof notificationEvents.$inferSelect)['audience'];

export interface News {
  readonly kind: NotificationKind;
  readonly facilitatorId: string;
  readonly spProductId?: string | null | undefined;
  readonly subMerchantId?: string | null | undefined;
  /** A short title and one sentence, shown to users. */
  readonly title: string;
  readonly message: string;
  /** The id of the notification's subject. */
  readonly targetId?: string | undefined;
}

/** One row for each audience concerned. */
export const notificationRows = (
  news: News,
  audiences: readonly Audience[],
  at: Date,
  nextId: () => string = () => newId('ntf'),
): (typeof notificationEvents.$inferInsert)[] =>
  audiences.map((audience) => ({
    notificationEventId: nextId(),
    facilitatorId: news.facilitatorId,
    audience,
    spProductId: news.spProductId ?? null,
    subMerchantId: news.subMerchantId ?? null,
    kind: news.kind,
    title: news.title,
    message: news.message,
    targetId: news.targetId ?? null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    createdAt: at,
  }));

/** Notifies audiences. Call it in the transaction of the change. */
export async function notify(
  transaction: Queryable,
  news: News,
  audiences: readonly Audience[],
  at: Date,
): Promise<void> {
  await transaction.insert(notificationEvents).values(notificationRows(news, audiences, at));
}
