import { describe, expect, it } from 'vitest';
import { linePath } from './line-path.ts';

const pathOf = (ys: readonly number[]) =>
  linePath(
    { xs: ys.map((_, index) => index * 10), ys: [...ys] },
    {
      position: { from: 0, start: 0, factor: 1 },
      scale: { from: 0, start: 0, factor: 1 },
      indexes: [...ys.keys()],
      isArea: true,
    },
  );

describe('linePath', () => {
  it('goes through every point, tenths of a pixel at the finest', () => {
    expect(pathOf([1, 2.26, 3]).line).toBe('M0 1 10 2.3 20 3');
  });

  it('closes the area along zero', () => {
    expect(pathOf([1, 2]).area).toBe('M0 1 10 2V0H0Z');
  });

  it('breaks at a gap, in line and area', () => {
    const { line, area } = pathOf([1, 2, Number.NaN, 4, 5]);
    expect(line).toBe('M0 1 10 2M30 4 40 5');
    expect(area).toBe('M0 1 10 2V0H0ZM30 4 40 5V0H30Z');
  });

  it('names points that stand alone', () => {
    const { alone } = pathOf([Number.NaN, 2, Number.NaN, 4, 5]);
    expect(alone).toEqual([{ x: 10, y: 2 }]);
  });

  it('is nothing without points', () => {
    expect(pathOf([Number.NaN])).toEqual({ line: '', area: '', alone: [] });
  });
});
