import { describe, expect, it } from 'vitest';
import { alerts } from './contract.ts';

const silent = { status: 0, error: undefined };

describe('messages of alerts', () => {
  it.each([
    ['acknowledge', 'Failed to acknowledge alert(s).'],
    ['batchAcknowledge', 'Failed to acknowledge alert(s).'],
    ['bulkAcknowledge', 'Failed to acknowledge alert(s).'],
    ['unacknowledge', 'Failed to un-acknowledge alert.'],
    ['batchUnacknowledge', 'Failed to un-acknowledge alert.'],
    ['bulkUnacknowledge', 'Failed to un-acknowledge alert.'],
    ['discard', 'Failed to discard alert.'],
    ['batchDiscard', 'Failed to discard alert.'],
    ['list', 'An unexpected error occurred'],
  ] as const)('%s says %s', (call, text) => expect(alerts[call].failure(silent)).toBe(text));

  it("give way to the server's", () => {
    const error = { code: 'ALERT_DISCARDED', message: 'The alert was discarded.' };
    expect(alerts.acknowledge.failure({ status: 409, error })).toBe('The alert was discarded.');
  });
});

describe('date filters of alerts', () => {
  const takes = (from: string) => alerts.list.query.safeParse({ from }).success;

  it('are local, without a zone [RISK-09]', () => {
    expect(takes('2026-03-01T00:00:00')).toBe(true);
    expect(takes('2026-03-01T00:00:00.000Z')).toBe(false);
    expect(takes('2026-03-01T00:00:00-05:00')).toBe(false);
  });
});
