import { expect, it } from 'vitest';
import { agoInWords } from './ago.ts';

const now = new Date('2026-03-08T12:00:00Z');

it.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [-5000, 'just now'],
  [60_000, 'a minute ago'],
  [119_999, 'a minute ago'],
  [120_000, '2 minutes ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, 'an hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, 'a day ago'],
  [30 * 86_400_000, '30 days ago'],
])('says of %d milliseconds: %s', (ms, words) =>
  expect(agoInWords(new Date(now.getTime() - ms), now)).toBe(words),
);
