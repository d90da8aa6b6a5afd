import { describe, expect, it } from 'vitest';
import {
  applyEcheck,
  type EcheckState,
  echeckActions,
  echeckFileDay,
  echeckProgress,
  echeckReturnableUntil,
  echeckReturnCodes,
  echeckSettlesOn,
  echeckStates,
  isEcheckReturnCode,
} from './index.ts';

/** Every allowed move, written by hand; every pair not listed here must be refused. */
const allowed: Readonly<Record<string, EcheckState>> = {
  'pending void': 'voided',
  'pending send': 'processing',
  'processing settle': 'settled',
  'processing return': 'returned',
  'settled refund-in-part': 'partially-refunded',
  'settled refund-in-full': 'refunded',
  'settled return': 'returned',
  'partially-refunded refund-in-part': 'partially-refunded',
  'partially-refunded refund-in-full': 'refunded',
  'partially-refunded return': 'returned',
  'refunded return': 'returned',
};

describe('eCheck', () => {
  it.each(echeckStates)('allows exactly its moves from %s [PAY-21]', (state) => {
    for (const action of echeckActions) {
      expect(applyEcheck(state, action), action).toBe(allowed[`${state} ${action}`]);
    }
  });

  it.each([
    ['2026-03-06T21:59:59.999Z', '2026-03-06', 'Friday, a second before 5 PM'],
    ['2026-03-06T22:00:00.000Z', '2026-03-09', 'Friday at 5 PM'],
    ['2026-03-07T12:00:00.000Z', '2026-03-09', 'a Saturday'],
    ['2026-11-26T15:00:00.000Z', '2026-11-27', 'Thanksgiving'],
  ])('made at %s goes out on %s, %s', (now, day) =>
    expect(echeckFileDay(new Date(now), 'America/New_York')).toBe(day),
  );

  it('settles after four banking days [PAY-22]', () => {
    expect(echeckSettlesOn('2026-03-02')).toBe('2026-03-06');
    expect(echeckSettlesOn('2026-11-24')).toBe('2026-12-01');
  });

  it.each([
    ['R01', '2026-03-10'],
    ['R02', '2026-03-10'],
    ['R29', '2026-03-10'],
    ['R05', '2026-05-05'],
    ['R07', '2026-05-05'],
    ['R10', '2026-05-05'],
    ['R11', '2026-05-05'],
  ] as const)('that settled on a Friday can come back with %s until %s', (code, until) =>
    expect(echeckReturnableUntil('2026-03-06', code)).toBe(until),
  );

  it('is told in the words of a bank', () => {
    expect(echeckProgress.accepted('2026-11-16')).toBe('Submits to the bank 11/16/26');
    expect(echeckProgress.sent('2026-11-20')).toBe('Submitted; expected to settle 11/20/26');
  });

  it('knows return codes from R01 to R85', () => {
    const codes = Object.keys(echeckReturnCodes);
    expect([codes[0], codes.at(-1)]).toEqual(['R01', 'R85']);
    expect(isEcheckReturnCode('R10')).toBe(true);
    expect(isEcheckReturnCode('R48')).toBe(false);
    expect(isEcheckReturnCode('toString')).toBe(false);
  });
});
