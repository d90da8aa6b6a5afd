import { describe, expect, it } from 'vitest';
import {
  applySubscription,
  endAfterCancel,
  retriesLeft,
  retryOn,
  type SubscriptionStatus,
  subscriptionActions,
  subscriptionStatuses,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, SubscriptionStatus>> = {
  'inactive activate': 'active',
  'paused activate': 'active',
  'active deactivate': 'inactive',
  'active pause': 'paused',
  'active cancel': 'canceled',
  'inactive cancel': 'canceled',
  'paused cancel': 'canceled',
};

describe('subscription', () => {
  it.each(subscriptionStatuses)('allows exactly its moves from %s [SUB-01]', (status) => {
    for (const action of subscriptionActions) {
      expect(applySubscription(status, action), action).toBe(allowed[`${status} ${action}`]);
    }
  });

  it.each([
    [1, '2026-03-01'],
    [2, '2026-03-03'],
    [3, '2026-03-07'],
    [4, undefined],
  ])('charged in vain %d times on 2026-02-28 is tried again on %s', (failures, day) =>
    expect(retryOn('2026-02-28', failures)).toBe(day),
  );

  it.each([
    [1, '2026-03-01', ['2026-03-01', '2026-03-03', '2026-03-07']],
    [2, '2026-03-03', ['2026-03-03', '2026-03-07']],
    [3, '2026-03-07', ['2026-03-07']],
    [4, '2026-03-07', []],
    [0, '2026-03-07', []],
  ])('charged in vain %d times has from %s on the retries %j left', (failures, next, left) =>
    expect(retriesLeft(next, failures)).toEqual(left),
  );

  it.each([
    ['immediately', 0, '2026-03-10'],
    ['immediately', 14, '2026-03-24'],
    ['atPeriodEnd', 0, '2026-04-01'],
    ['atPeriodEnd', 22, '2026-04-01'],
    ['atPeriodEnd', 23, '2026-05-01'],
    ['atPeriodEnd', 60, '2026-05-09'],
  ] as const)('canceled %s with %d days of notice ends on %s', (takesEffect, noticeDays, ends) =>
    expect(
      endAfterCancel('2026-03-10', { byPayer: true, takesEffect, noticeDays }, [
        '2026-04-01',
        '2026-05-01',
      ]),
    ).toBe(ends),
  );
});
