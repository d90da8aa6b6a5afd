import { formatUsd } from '@payfac/domain/money';
import type { NotificationKind } from '@payfac/domain/notifications';
import { disputeMoved } from '../../areas/disputes/notify-dispute.ts';
import { type News, notificationRows } from '../../areas/notifications/notify.ts';
import {
  alertRaised,
  disputeOpened,
  paidHeadings,
  payoutAccountAdded,
  payoutAccountChanged,
  payoutReturned,
  webhookFailing,
} from '../../areas/notifications/words.ts';
import type { Book } from './book.ts';

const dayMs = 86_400_000;
/** Older notifications were read and cleared. */
const newsDays = 45;
/** Staff have acknowledged older ones. */
const readAfterDays = 5;

const everybody = ['staff', 'product', 'account'] as const;

type Audiences = Parameters<typeof notificationRows>[1];

/** Notifications of applications that wait for staff. */
const unanswered: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'application-submitted',
  'information-requested',
]);

/** Adds a notification; one older than a few days is acknowledged, unless its subject still waits. */
export function addNotification(
  book: Book,
  now: number,
  news: News,
  audiences: Audiences,
  at: Date,
): void {
  const isOld = now - at.getTime() > readAfterDays * dayMs;
  const isRead = isOld && !unanswered.has(news.kind);
  for (const row of notificationRows(news, audiences, at, () => book.newId('ntf'))) {
    const reader = row.audience === 'account' ? 'manager' : 'admin';
    book.rows.notificationEvents.push({
      ...row,
      acknowledgedAt: isRead ? new Date(at.getTime() + dayMs) : null,
      acknowledgedBy: isRead ? `${reader}@${row.facilitatorId}` : null,
    });
  }
}

/**
 * Notifications about seeded events: added payout accounts, opened and closed disputes, returned payouts, severe
 * alerts, failed webhook deliveries, paid pages. Call it before the book's rows are taken.
 */
export function addNews(book: Book, now: number): void {
  const tellRecent = (news: News, audiences: Audiences, at: Date): void => {
    if (now - at.getTime() < newsDays * dayMs) addNotification(book, now, news, audiences, at);
  };
  const records = new Map(book.rows.subMerchants.map((row) => [row.subMerchantObjId, row]));
  for (const { subMerchantObjId, last4, createdAt } of book.rows.payoutBankAccounts) {
    const record = records.get(subMerchantObjId);
    if (!record) continue;
    const news = payoutAccountChanged(record, payoutAccountAdded(last4));
    tellRecent({ ...record, ...news }, ['staff', 'account'], createdAt);
  }
  for (const dispute of book.rows.disputes) {
    tellRecent({ ...dispute, ...disputeOpened(dispute) }, everybody, dispute.createdAt);
    if (!dispute.closedAt) continue;
    const { kind, title, message } = disputeMoved(dispute);
    const targetId = dispute.disputeId;
    tellRecent({ ...dispute, kind, title, message, targetId }, everybody, dispute.closedAt);
  }
  for (const payout of book.rows.payouts) {
    if (payout.status !== 'failed') continue;
    tellRecent({ ...payout, ...payoutReturned(payout) }, everybody, payout.updatedAt);
  }
  for (const alert of book.rows.alerts) {
    if (alert.severity !== 'high') continue;
    const news = alertRaised(alert.ruleName, alert.message, alert.transactionId ?? undefined);
    tellRecent({ ...alert, ...news }, ['staff'], alert.createdAt);
  }
  for (const delivery of book.rows.webhookDeliveries) {
    if (delivery.status !== 'failed') continue;
    const { attempts, createdAt } = delivery;
    const news = webhookFailing(delivery, attempts.length, attempts.at(-1)?.error ?? null);
    tellRecent({ ...delivery, ...news }, ['staff', 'product'], createdAt);
  }
  for (const payment of book.rows.transactions) {
    const { hostedSessionId, operation, outcome, source, description, cardHolderName } = payment;
    const isPaid = hostedSessionId && operation === 'sale' && outcome === 'success';
    if (!isPaid || !(source === 'invoice' || source === 'paymentlink')) continue;
    const from = cardHolderName ? ` from ${cardHolderName}` : '';
    const news = {
      kind: 'payment-received',
      title: paidHeadings[source],
      message: `${description ?? 'A payment'}: ${formatUsd(payment.amount)}${from}.`,
      targetId: payment.transactionId,
    } as const;
    tellRecent({ ...payment, ...news }, ['account'], payment.createdAt);
  }
}
