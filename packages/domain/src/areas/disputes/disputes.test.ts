import { describe, expect, it } from 'vitest';
import {
  applyDispute,
  type DisputeStatus,
  disputeActions,
  disputeDeadline,
  disputeMoves,
  disputeReasonName,
  disputeStatuses,
  disputeUrgency,
  timeLeftUntil,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, DisputeStatus>> = {
  'warning_needs_response respond': 'warning_under_review',
  'warning_under_review close': 'warning_closed',
  'warning_under_review escalate': 'needs_response',
  'needs_response respond': 'under_review',
  'needs_response accept': 'lost',
  'needs_response expire': 'lost',
  'under_review win': 'won',
  'under_review lose': 'lost',
};

describe('dispute', () => {
  it.each(disputeStatuses)('allows exactly its moves from %s [PAY-23]', (state) => {
    for (const action of disputeActions) {
      expect(applyDispute(state, action), action).toBe(allowed[`${state} ${action}`]);
    }
  });

  it('is moved by no one in the back office', () => {
    expect(disputeMoves.every(({ by }) => by === 'system')).toBe(true);
  });

  const respondBy = disputeDeadline(new Date('2026-03-01T12:00:00.000Z'));

  it('is to be answered within 18 days', () => {
    expect(respondBy.toISOString()).toBe('2026-03-19T12:00:00.000Z');
  });

  it.each([
    ['2026-03-05T12:00:00.000Z', { kind: 'due', wholeDaysLeft: 14 }],
    ['2026-03-16T11:59:59.999Z', { kind: 'due', wholeDaysLeft: 3 }],
    ['2026-03-16T12:00:00.000Z', { kind: 'urgent', wholeDaysLeft: 3 }],
    ['2026-03-19T11:59:59.999Z', { kind: 'urgent', wholeDaysLeft: 0 }],
    ['2026-03-19T12:00:00.000Z', { kind: 'past-due' }],
  ])('at %s is %j', (now, urgency) => {
    expect(disputeUrgency({ status: 'needs_response', respondBy }, new Date(now))).toEqual(urgency);
  });

  it.each([
    ['2026-03-16T06:59:00.000Z', { days: 3, hours: 5, minutes: 1 }],
    ['2026-03-19T11:59:59.000Z', { days: 0, hours: 0, minutes: 0 }],
    ['2026-03-19T12:00:00.000Z', undefined],
  ])('at %s there is %j left', (now, left) => {
    expect(timeLeftUntil(respondBy, new Date(now))).toEqual(left);
  });

  it.each([
    ['visa', '10.4', 'Other fraud: card-absent environment'],
    ['mastercard', '4853', 'Cardholder dispute: goods or services not provided'],
    ['amex', 'F29', 'Card not present'],
    ['jcb', 'RG', 'Non-receipt of goods, services, or cash'],
    [null, '13.1', 'Merchandise or services not received'],
    ['visa', '4837', undefined],
  ] as const)('says in the words of %s what %s stands for', (brand, code, name) => {
    expect(disputeReasonName(brand, code)).toBe(name);
  });

  it('is not urgent once it was answered', () => {
    const now = new Date('2026-03-20T00:00:00.000Z');
    for (const status of disputeStatuses) {
      const kind = disputeUrgency({ status, respondBy }, now).kind;
      expect(kind).toBe(status.endsWith('needs_response') ? 'past-due' : 'none');
    }
  });
});
