import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { along } from './linear.ts';
import { yAxis, yLabelsOf } from './y-scale.ts';

describe('yAxis', () => {
  it('is of few lines, whatever the figures', () => {
    const figures = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 });
    fc.assert(
      fc.property(figures, (ys) => {
        const { ticks } = yAxis([ys], 0, 200, true);
        return ticks.length >= 1 && ticks.length <= 5;
      }),
    );
  });

  it('has round ticks from zero, from below upward', () => {
    const { scale, ticks } = yAxis([[120, 870], [430]], 10, 200, true);
    expect(ticks).toEqual([0, 500, 1000]);
    expect([along(scale, 0), along(scale, 1000)]).toEqual([210, 10]);
  });

  it('shows values below zero', () => {
    const { ticks } = yAxis([[-300, 500]], 0, 200, true);
    expect(ticks).toEqual([-500, 0, 500]);
  });

  it('begins near the data where zero is not asked for', () => {
    const { ticks } = yAxis([[96.5, 98.1]], 0, 200, false);
    expect(ticks.at(0)).toBeGreaterThanOrEqual(96);
    expect(ticks.at(-1)).toBeLessThanOrEqual(99);
  });

  it.each([
    ['nothing', []],
    ['gaps', [Number.NaN]],
    ['zeros', [0, 0]],
  ])('stands on zero with %s', (_, ys) => {
    const { scale, ticks } = yAxis([ys], 0, 200, true);
    expect(ticks[0]).toBe(0);
    expect(along(scale, 0)).toBe(200);
  });

  it('has no half counts', () => {
    expect(yAxis([[0, 1, 2]], 0, 200, true).ticks).toEqual([0, 1, 2]);
  });
});

it.each([
  ['dollars of an axis of cents', [0, 0], (y: number) => `$${Math.trunc(y / 100)}`, ['$0']],
  ['thousandths', [0, 0.001, 0.002], (y: number) => y.toFixed(3), ['0.000', '0.001', '0.002']],
  ['what tells them apart', [0, 900], String, ['0', '500', '1000']],
])('no two ticks have the same text: %s', (_, ys, format, texts) => {
  expect(yLabelsOf(yAxis([ys], 0, 200, true), format).map(({ text }) => text)).toEqual(texts);
});

it('no two ticks have the same text, whatever the figures and the format', () => {
  const thousandths = fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole / 1000);
  fc.assert(
    fc.property(
      fc.array(thousandths, { minLength: 1 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 4 }),
      (ys, isZeroBased, digits) => {
        const axis = yAxis([ys], 0, 200, isZeroBased);
        const texts = yLabelsOf(axis, (y) => y.toFixed(digits)).map(({ text }) => text);
        return texts.length > 0 && new Set(texts).size === texts.length;
      },
    ),
  );
});
