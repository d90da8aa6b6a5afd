import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path.ts';

describe('sparklinePath', () => {
  it.each([
    ['rising', [0, 5, 10], 'M0 18L50 10L100 2'],
    ['flat, in the middle', [7, 7], 'M0 10L100 10'],
    ['a single value as a level', [7], 'M0 10L100 10'],
    ['nothing', [], ''],
  ])('draws %s', (_, values, line) => {
    expect(sparklinePath(values, 100, 20, 2).line).toBe(line);
  });

  it('closes the area along the lower edge', () => {
    expect(sparklinePath([0, 1], 100, 20, 0).area).toBe('M0 20L100 0V20H0Z');
  });
});
