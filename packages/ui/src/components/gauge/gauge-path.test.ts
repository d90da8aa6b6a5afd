import { describe, expect, it } from 'vitest';
import { gaugePath, shareOf } from './gauge-path.ts';

describe('shareOf', () => {
  it.each([
    [50, 0, 100, 0.5],
    [-5, 0, 100, 0],
    [140, 0, 100, 1],
    [15, 10, 20, 0.5],
    [Number.NaN, 0, 100, 0],
    [5, 5, 5, 0],
  ])('%s between %s and %s is %s', (value, min, max, share) => {
    expect(shareOf(value, min, max)).toBe(share);
  });
});

it('draws a longer path for a larger share, and none outside its half', () => {
  const [, half = '', whole = ''] = [0, 0.5, 1].map((share) => gaugePath(50, 10, share));
  expect(half).not.toBe(whole);
  expect(`${half}${whole}`).not.toContain('NaN');
});
