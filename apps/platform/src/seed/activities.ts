import type { SeedRows } from './rows.ts';

const dayMs = 86_400_000;
const signInsShown = 14;

const messages: Readonly<Record<string, string>> = {
  sale: 'Took a payment',
  auth: 'Authorized a payment',
  capture: 'Captured a payment',
  refund: 'Refunded a payment',
  void: 'Voided a payment',
};

/** What the demo people did: their payments, and a sign-in on most days of the last two weeks. */
export function addActivities(rows: SeedRows): void {
  const add = (activity: Omit<SeedRows['userActivities'][number], 'activityId'>): void => {
    const activityId = `act_${String(rows.userActivities.length + 1).padStart(8, '0')}`;
    rows.userActivities.push({ activityId, ...activity });
  };
  for (const transaction of rows.transactions) {
    const { userId, username, operation, facilitatorId, subMerchantId, createdAt } = transaction;
    if (!userId || !username) continue;
    add({
      facilitatorId,
      userId,
      username,
      subMerchantId,
      action: `transactions.${operation}`,
      target: transaction.transactionId,
      message: messages[operation] ?? operation,
      ip: transaction.ip ?? null,
      createdAt,
    });
  }
  const last = rows.transactions.findLast(({ operation }) => operation === 'sale');
  if (!last) return;
  for (const [place, { userId, username, facilitatorId, lockedAt }] of rows.users.entries()) {
    if (lockedAt) continue;
    for (let day = 1; day <= signInsShown; day += 1) {
      if ((place + day) % 4 === 0) continue;
      add({
        facilitatorId,
        userId,
        username,
        action: 'signed-in',
        message: 'Signed in',
        ip: `198.51.100.${10 + place}`,
        createdAt: new Date(last.createdAt.getTime() - day * dayMs + place * 60_000),
      });
    }
  }
}
