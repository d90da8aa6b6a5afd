import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('sparklinePath', () => {
  it.each([
    ['rising', [0, 5, 10], 'M0 18L50 10L100 2'],
    ['flat, in the middle', [7, 7], 'M0 10L100 10'],
    ['a single value as a level', [7], 'M0 10L100 10'],
    ['nothing', [], ''],
    ['a gap', [0, 10, Number.NaN, 5, 10], 'M0 18L25 2M75 10L100 2'],
    ['a value between gaps as a dot', [0, 10, Infinity, 5, Number.NaN], 'M0 18L25 2M75 10h0'],
    ['nothing of gaps alone', [Number.NaN, -Infinity], ''],
  ])('draws %s', (_, values, line) => {
    expect(sparklinePath(values, 100, 20, 2).line).toBe(line);
  });

  it('closes the area along the lower edge', () => {
    expect(sparklinePath([0, 1], 100, 20, 0).area).toBe('M0 20L100 0V20H0Z');
  });
});
