import { expect, it } from 'vitest';
import { timeLeftText } from './components/dispute-detail.tsx';

const respondBy = new Date('2026-03-19T12:00:00Z');

it.each([
  ['2026-03-16T07:00:00Z', '3 days 5 hours left'],
  ['2026-03-18T11:30:00Z', '1 day left'],
  ['2026-03-19T06:48:00Z', '5 hours 12 minutes left'],
  ['2026-03-19T11:00:00Z', '1 hour left'],
  ['2026-03-19T11:59:00Z', '1 minute left'],
  ['2026-03-19T11:59:30Z', 'Less than a minute left'],
  ['2026-03-19T12:00:00Z', undefined],
])('at %s: %s', (now, text) => expect(timeLeftText(respondBy, new Date(now))).toBe(text));
