import { operationMessage } from '../../areas/activities/operation-message.ts';
import type { Book } from './book.ts';
import type { SeedRows, TransactionRow } from './rows.ts';

const dayMs = 86_400_000;
const signInsShown = 14;

/** Records an operation as an activity, if a back-office user made it. */
export function addActivity(book: Book, transaction: TransactionRow): void {
  const { userId, username, operation, facilitatorId, subMerchantId, createdAt } = transaction;
  if (!userId || !username) return;
  book.rows.userActivities.push({
    activityId: book.newId('act'),
    facilitatorId,
    userId,
    username,
    subMerchantId,
    action: `transactions.${operation === 'auth' ? 'sale' : operation}`,
    target: transaction.transactionId,
    message: operationMessage(operation, transaction.amount),
    ip: transaction.ip ?? null,
    createdAt,
  });
}

/** A sign-in of each user on most days of the last two weeks. */
export function addSignIns(book: Book, people: SeedRows['users'], anchor: Date): void {
  for (const [place, { userId, username, facilitatorId, lockedAt }] of people.entries()) {
    if (lockedAt) continue;
    for (let day = 1; day <= signInsShown; day += 1) {
      if ((place + day) % 4 === 0) continue;
      book.rows.userActivities.push({
        activityId: book.newId('act'),
        facilitatorId,
        userId,
        username,
        action: 'signed-in',
        message: 'Signed in',
        ip: `198.51.100.${10 + place}`,
        createdAt: new Date(anchor.getTime() - day * dayMs + place * 60_000),
      });
    }
  }
}

/** Addresses from documentation networks: how often each guessed, how many days ago, and whether it was throttled. */
const guessers = [
  { ip: '192.0.2.61', failures: 7, daysAgo: 1, isBlocked: false },
  { ip: '203.0.113.77', failures: 23, daysAgo: 3, isBlocked: false },
  { ip: '203.0.113.140', failures: 112, daysAgo: 8, isBlocked: true },
] as const;

/** Addresses that guessed passwords. */
export function addGuesses({ rows }: Book, anchor: Date): void {
  for (const { ip, failures, daysAgo, isBlocked } of guessers) {
    const windowStartedAt = new Date(anchor.getTime() - daysAgo * dayMs);
    const lockedUntil = isBlocked ? new Date(windowStartedAt.getTime() + 600_000) : null;
    rows.signOnThrottles.push({ throttleKey: `ip:${ip}`, failures, windowStartedAt, lockedUntil });
  }
}
