import { formatUsd } from '@payfac/domain/money';
import { notificationRows } from '../areas/notifications/notify.ts';
import type { Book } from './book.ts';
import { addDeliveries } from './deliveries.ts';
import { addProcessorSessions } from './monitoring.ts';
import { addRiskFindings } from './risk.ts';

const dayMs = 86_400_000;
/** News older than this has been read and cleared away. */
const newsDays = 45;
/** Staff have acknowledged what is older. */
const readAfterDays = 5;

/** What people were told of what the seed made up: disputes opened, payouts that came back. */
function addNews(book: Book, now: number): void {
  const nextId = () => book.newId('ntf');
  const isNews = (at: Date) => now - at.getTime() < newsDays * dayMs;
  const tell = (rows: ReturnType<typeof notificationRows>) => {
    for (const row of rows) {
      const isRead = now - row.createdAt.getTime() > readAfterDays * dayMs;
      const reader = row.audience === 'account' ? 'manager' : 'admin';
      book.rows.notificationEvents.push({
        ...row,
        acknowledgedAt: isRead ? new Date(row.createdAt.getTime() + dayMs) : null,
        acknowledgedBy: isRead ? `${reader}@${row.facilitatorId}` : null,
      });
    }
  };
  for (const dispute of book.rows.disputes) {
    if (!isNews(dispute.createdAt)) continue;
    const news = {
      kind: 'dispute-opened',
      title: 'Dispute opened',
      message: `A cardholder disputes ${formatUsd(dispute.amount)} of payment ${dispute.rootTransactionId}.`,
      targetId: dispute.disputeId,
    } as const;
    tell(
      notificationRows(
        { ...dispute, ...news },
        ['staff', 'product', 'account'],
        dispute.createdAt,
        nextId,
      ),
    );
  }
  for (const payout of book.rows.payouts) {
    if (payout.status !== 'failed' || !isNews(payout.updatedAt)) continue;
    const news = {
      kind: 'payout-failed',
      title: 'Payout returned',
      message: `The bank returned a payout of ${formatUsd(payout.amount)} (${payout.returnCode ?? ''}).`,
      targetId: payout.payoutId,
    } as const;
    tell(
      notificationRows(
        { ...payout, ...news },
        ['staff', 'product', 'account'],
        payout.updatedAt,
        nextId,
      ),
    );
  }
}

/** Adds what the platform would have noticed about the rows in the book. Call it before they are taken. */
export function observe(book: Book, now: number): void {
  addDeliveries(book, now);
  addProcessorSessions(book, now);
  addRiskFindings(book, now);
  addNews(book, now);
}
