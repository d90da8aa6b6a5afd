import { expect, it } from 'vitest';
import { fixZone } from './clock.ts';
import { showDateTime, zoneAt } from './show.ts';

it('names the zone as it is at the moment shown, not as it is now', () => {
  fixZone('America/New_York');
  const winter = new Date('2026-01-15T17:20:00Z');
  const summer = new Date('2026-07-15T17:20:00Z');
  expect([showDateTime(winter), zoneAt(winter)]).toEqual(['01/15/26 12:20 PM', 'EST']);
  expect([showDateTime(summer), zoneAt(summer)]).toEqual(['07/15/26 01:20 PM', 'EDT']);
});
