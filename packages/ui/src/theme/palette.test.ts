import { describe, expect, it } from 'vitest';
import { type ColorVision, distanceSeen } from '../color/color-vision.ts';
import { tokenValues } from './token-values.ts';

const VISIONS: readonly ColorVision[] = ['full', 'protanopia', 'deuteranopia', 'tritanopia'];
const themes = Object.entries(tokenValues).flatMap(([brand, modes]) =>
  Object.entries(modes).map(([mode, { color }]) => [`${brand} ${mode}`, color.chart] as const),
);

/** The least distance between any two, in any way of seeing. */
function leastApart(colors: readonly string[]): number {
  const pairs = colors.flatMap((a, at) => colors.slice(at + 1).map((b) => [a, b] as const));
  return Math.min(
    ...pairs.flatMap(([a, b]) => VISIONS.map((vision) => distanceSeen(a, b, vision))),
  );
}

describe('series of a chart, in every color blindness', () => {
  it.each(themes)('%s: the first four are 11 apart, all six 7', (_, chart) => {
    const series = [
      chart.series1,
      chart.series2,
      chart.series3,
      chart.series4,
      chart.series5,
      chart.series6,
    ];
    expect(leastApart(series.slice(0, 4))).toBeGreaterThan(11);
    expect(leastApart(series)).toBeGreaterThan(7);
  });

  it('tells what cannot be told apart', () => {
    expect(leastApart(['#0479ba', '#ac5b01', '#028389', '#7b54d6'])).toBeLessThan(2);
    expect(distanceSeen('#ff0000', '#ff0000', 'protanopia')).toBe(0);
  });
});
