import type { Client } from '../../areas/tokenization/user-agent.ts';
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

/** The pages on which a shop's cards were entered. */
export function addTokenSessions(shop: Shop): void {
  const { book, random, owner } = shop;
  for (let made = 0; made < Math.ceil(sessionsAShop * shop.size); made += 1) {
    // A payer is entering a card right now.
    const isOpen = made === 0;
    const createdAt = new Date(isOpen ? shop.now - random.int(30, 600) * 1000 : shop.pastMoment());
    book.rows.tokenSessions.push({
      tokenSessionId: book.newId('tks'),
      ...owner,
      targetOrigins: [`http://${owner.facilitatorId}.localhost`],
      origin: `http://${owner.facilitatorId}.localhost`,
      status: isOpen ? 'open' : 'closed',
      ...random.weighted(clients),
      ipAddress: `203.0.113.${random.int(1, 254)}`,
      tokenCount: isOpen ? 0 : random.chance(0.8) ? 1 : random.int(0, 3),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifeMs),
      closedAt: isOpen ? null : new Date(createdAt.getTime() + random.int(20, 600) * 1000),
    });
  }
}
