import { expect, it } from 'vitest';
import { type ApplicationStatus, merchantReasonOf } from './index.ts';

const at = new Date('2026-02-11T15:04:00Z');
const log = (note: string, isTold?: true) =>
  ({
    type: 'note',
    verb: 'Added a note',
    from: null,
    to: null,
    note,
    datetime: at,
    username: 'underwriter',
    name: 'Dominic Soto',
    ...(isTold && { isTold }),
  }) as const;
const logs = [log('Send the lease.', true), log('Send the 2025 lease.', true), log('Called them.')];

it.each<[ApplicationStatus, Date | null, string | undefined]>([
  ['identity', at, 'Send the 2025 lease.'],
  ['progress', at, 'Send the 2025 lease.'],
  ['declined', at, 'Send the 2025 lease.'],
  ['archived', null, 'Send the 2025 lease.'],
  ['identity', null, undefined],
  ['progress', null, undefined],
  ['review', at, undefined],
  ['active', at, undefined],
])('of an application in %s submitted at %s is: %s', (status, submittedAt, expected) => {
  expect(merchantReasonOf({ status, submittedAt, logs })?.note).toBe(expected);
});

it('is none where staff wrote among themselves alone', () => {
  expect(
    merchantReasonOf({ status: 'declined', submittedAt: at, logs: [log('Odd.')] }),
  ).toBeUndefined();
});
