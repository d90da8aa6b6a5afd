import { describe, expect, it } from 'vitest';
import { barPath } from './bar-path.ts';

describe('barPath', () => {
  it.each([
    ['upward', 100, 40, 'M10 100V43Q10 40 13 40H27Q30 40 30 43V100Z'],
    ['downward', 100, 130, 'M10 100V127Q10 130 13 130H27Q30 130 30 127V100Z'],
    ['without height', 100, 100, 'M10 100V100Q10 100 10 100H30Q30 100 30 100V100Z'],
  ])('draws a bar %s', (_, from, to, path) => {
    expect(barPath(10, 20, from, to, true)).toBe(path);
  });

  it('rounds a narrow bar less', () => {
    expect(barPath(0, 3, 10, 0, true)).toBe('M0 10V1Q0 0 1 0H2Q3 0 3 1V10Z');
  });

  it('ends straight below another of its pile', () => {
    expect(barPath(10, 20, 100, 40, false)).toBe('M10 100V40Q10 40 10 40H30Q30 40 30 40V100Z');
  });
});
