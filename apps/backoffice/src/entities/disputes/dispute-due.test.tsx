import { fixtures } from '@payfac/api/testing';
import { type DisputeStatus, disputeStatuses, disputeStatusLabels } from '@payfac/domain/disputes';
import { cleanup, render } from '@testing-library/react';
import { constantFrom, assert as everywhere, integer, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fixZone } from '../../shared/time/clock.ts';
import { DisputeDue } from './dispute-due.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const awaiting = ['needs_response', 'warning_needs_response'] as const;
const [example] = fixtures.disputes.list.data;
if (!example) throw new Error('The example has a dispute.');

const words = (status: DisputeStatus, respondBy: Date): string => {
  cleanup();
  const { container } = render(<DisputeDue dispute={{ ...example, status, respondBy }} />);
  return container.textContent;
};

/** 9:30 PM in New York. */
const now = new Date('2026-03-11T01:30:00Z');
const after = (ms: number): Date => new Date(now.getTime() + ms);

beforeEach(() => {
  fixZone('America/New_York');
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('when the response is due', () => {
  it.each([
    [after(18 * day), 'Due in 18 days'],
    [after(2 * day), 'Due in 2 days'],
    [after(2 * day - minute), 'Due in 1 day'],
    [after(day), 'Due in 1 day'],
    [after(day - minute), 'Due tomorrow'],
    [after(3 * hour), 'Due tomorrow'],
    [after(2 * hour), 'Due today'],
    [after(0), 'Past due'],
    [after(-day), 'Past due'],
  ])('%s is %s', (respondBy, text) => {
    expect(words('needs_response', respondBy)).toBe(text);
  });

  it('is never shown as today once the date has changed there', () => {
    everywhere(
      property(integer({ min: 1, max: 3 * 24 * 60 }), constantFrom(...awaiting), (left, status) => {
        const text = words(status, after(left * minute));
        const midnight = 2.5 * 60;
        expect(text === 'Due today').toBe(left < midnight);
      }),
      { numRuns: 50 },
    );
  });
});

it.each(disputeStatuses.filter((status) => !awaiting.some((one) => one === status)))(
  'shows the status of a dispute that needs no response: %s',
  (status) => {
    expect(words(status, after(-day))).toBe(disputeStatusLabels[status]);
  },
);
