import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldParts, slicesOf } from './donut-parts.ts';

const parts = [
  { name: 'Visa', value: 60 },
  { name: 'Mastercard', value: 30 },
  { name: 'Amex', value: 6 },
  { name: 'Discover', value: 4 },
];

const anyParts = fc.array(
  fc.record({ name: fc.string(), value: fc.double({ min: -1e9, max: 1e9, noNaN: true }) }),
);
const sum = (values: readonly { value: number }[]) =>
  values.reduce((total, { value }) => total + value, 0);

describe('foldParts', () => {
  it('keeps the order while there are colors enough', () => {
    expect(foldParts(parts, 4, 'Other')).toEqual(parts);
  });

  it('puts the smallest together', () => {
    expect(foldParts(parts, 3, 'Other')).toEqual([
      { name: 'Visa', value: 60 },
      { name: 'Mastercard', value: 30 },
      { name: 'Other', value: 10 },
    ]);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(anyParts, (given) => {
        const folded = foldParts(given, 6, 'Other');
        expect(folded.length).toBeLessThanOrEqual(6);
        expect(sum(folded)).toBeCloseTo(sum(given), 3);
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('counts %s as nothing', (value) => {
    expect(foldParts([{ name: 'a', value }], 6, 'Other')).toEqual([{ name: 'a', value: 0 }]);
  });
});

describe('slicesOf', () => {
  it('shares what is shown and keeps each color', () => {
    const slices = slicesOf(parts, (name) => name === 'Visa');
    expect(slices.map(({ place, share }) => [place, share])).toEqual([
      [1, 0.75],
      [2, 0.15],
      [3, 0.1],
    ]);
  });

  it('gives a negative part its figure and no share, and shares the whole among the others', () => {
    fc.assert(
      fc.property(anyParts, (given) => {
        const slices = slicesOf(given, () => false);
        expect(slices.map(({ value }) => value)).toEqual(given.map(({ value }) => value));
        for (const { value, share } of slices) expect(share === undefined).toBe(value < 0);
        const shared = slices.reduce((total, { share = 0 }) => total + share, 0);
        expect(shared).toBeCloseTo(given.some(({ value }) => value > 0) ? 1 : 0, 6);
      }),
    );
  });

  it('has no share of nothing', () => {
    expect(slicesOf([{ name: 'a', value: 0 }], () => false)[0]?.share).toBe(0);
  });
});
