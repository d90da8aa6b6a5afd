import { expect, it } from 'vitest';
import { isUnread } from './index.ts';

it('a notification is unread until it was acknowledged on the UI channel [RISK-07]', () => {
  const ui = { acknowledgedAt: null, acknowledgedBy: null };
  expect(isUnread({ channels: { ui } })).toBe(true);
  const acknowledged = { acknowledgedAt: new Date(0), acknowledgedBy: 'admin@harbor' };
  expect(isUnread({ channels: { ui: acknowledged } })).toBe(false);
});
