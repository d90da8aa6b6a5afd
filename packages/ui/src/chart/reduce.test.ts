import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceToColumns } from './reduce.ts';

const COLUMNS = 10;
const columnOf = (length: number) => (index: number) => Math.floor((index / length) * COLUMNS);

describe('reduceToColumns', () => {
  it('keeps every point where there is room', () => {
    expect(reduceToColumns([5, 1, 3], () => 0, COLUMNS)).toEqual([0, 1, 2]);
  });

  it('keeps a single peak among ten thousand points', () => {
    const ys = Array.from({ length: 10_000 }, (_, index) => (index === 7_777 ? 1_000 : 1));
    const kept = reduceToColumns(ys, columnOf(ys.length), COLUMNS);
    expect(kept).toContain(7_777);
    expect(kept.length).toBeLessThanOrEqual(COLUMNS * 4);
  });

  it('keeps gaps', () => {
    const ys = Array.from({ length: 1_000 }, (_, index) => (index === 500 ? Number.NaN : index));
    expect(reduceToColumns(ys, columnOf(ys.length), COLUMNS)).toContain(500);
  });

  it('keeps ends and extremes of each column, in order', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), {
      minLength: 50,
      maxLength: 400,
    });
    fc.assert(
      fc.property(values, (ys) => {
        const column = columnOf(ys.length);
        const kept = reduceToColumns(ys, column, COLUMNS);
        expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
        for (let number = 0; number < COLUMNS; number += 1) {
          const all = ys.filter((_, index) => column(index) === number);
          const left = kept.filter((index) => column(index) === number).map((index) => ys[index]);
          expect([left[0], left.at(-1)]).toEqual([all[0], all.at(-1)]);
          expect(Math.max(...left.map(Number))).toBe(Math.max(...all));
          expect(Math.min(...left.map(Number))).toBe(Math.min(...all));
        }
      }),
    );
  });
});
