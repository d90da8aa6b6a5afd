import type { Client } from '../areas/tokenization/user-agent.ts';
import type { Shop } from './commerce-shop.ts';

const sessionsAShop = 40;
const lifeMs = 1_800_000;

const clients: readonly (readonly [Client, number])[] = [
  [{ device: 'Desktop', browser: 'Chrome', os: 'Windows' }, 38],
  [{ device: 'Desktop', browser: 'Edge', os: 'Windows' }, 16],
  [{ device: 'Desktop', browser: 'Safari', os: 'macOS' }, 12],
  [{ device: 'Phone', browser: 'Safari', os: 'iOS' }, 18],
  [{ device: 'Phone', browser: 'Chrome', os: 'Android' }, 10],
  [{ device: 'Tablet', browser: 'Safari', os: 'iOS' }, 4],
  [{ device: 'Desktop', browser: 'Firefox', os: 'Linux' }, 2],
];

/** Pages on which a shop's cards were entered. */
export function addTokenSessions(shop: Shop): void {
  const { book, random, owner } = shop;
  for (let made = 0; made < sessionsAShop; made += 1) {
    const createdAt = new Date(shop.pastMoment());
    book.rows.tokenSessions.push({
      tokenSessionId: book.newId('tks'),
      ...owner,
      targetOrigins: [`http://${owner.facilitatorId}.localhost`],
      origin: `http://${owner.facilitatorId}.localhost`,
      status: 'closed',
      ...random.weighted(clients),
      ipAddress: `203.0.113.${random.int(1, 254)}`,
      tokenCount: random.chance(0.8) ? 1 : random.int(0, 3),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifeMs),
      closedAt: new Date(createdAt.getTime() + random.int(20, 600) * 1000),
    });
  }
}
