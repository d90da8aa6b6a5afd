import { expect, it } from 'vitest';
import { fixZone, followBusinessTime } from './clock.ts';
import { showMoment, showSpokenDate, zoneInHeaders } from './show.ts';

it('names the zone as of the time shown, not as of now', () => {
  fixZone('America/New_York');
  const winter = new Date('2026-01-15T17:20:00Z');
  const summer = new Date('2026-07-15T17:20:00Z');
  expect(showMoment(winter)).toBe('01/15/26 12:20 PM EST');
  expect(showMoment(summer)).toBe('07/15/26 01:20 PM EDT');
});

it('names no daylight saving time above records of both', () => {
  fixZone('America/New_York');
  for (const today of ['2026-01-15T17:20:00Z', '2026-07-15T17:20:00Z']) {
    followBusinessTime(new Date(today));
    expect(zoneInHeaders()).toBe('ET');
  }
});

it('reads a date aloud in words, in the session’s zone', () => {
  fixZone('America/New_York');
  expect(showSpokenDate(new Date('2026-11-27T02:00:00Z'))).toBe('November 26, 2026');
});
