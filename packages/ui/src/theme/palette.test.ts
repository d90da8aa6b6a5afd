import { describe, expect, it } from 'vitest';
import { areSeriesApart, distanceSeen, leastApart } from '../color/color-vision.ts';
import { tokenValues } from './token-values.ts';

const themes = Object.entries(tokenValues).flatMap(([brand, modes]) =>
  Object.entries(modes).map(([mode, { color }]) => [`${brand} ${mode}`, color.chart] as const),
);

describe('series of a chart, in every color blindness', () => {
  it.each(themes)('%s: the first four are 11 apart, all six 7', (_, chart) => {
    const { series1, series2, series3, series4, series5, series6 } = chart;
    const series = [series1, series2, series3, series4, series5, series6];
    expect(leastApart(series.slice(0, 4))).toBeGreaterThan(11);
    expect(leastApart(series)).toBeGreaterThan(7);
    expect(areSeriesApart(series)).toBe(true);
  });

  it('tells what cannot be told apart', () => {
    expect(leastApart(['#0479ba', '#ac5b01', '#028389', '#7b54d6'])).toBeLessThan(2);
    expect(distanceSeen('#ff0000', '#ff0000', 'protanopia')).toBe(0);
  });
});

/** Charts were blue in a green brand. */
it('each brand draws its figures in colors of its own', () => {
  const { harbor, juniper } = tokenValues;
  for (const mode of ['light', 'dark'] as const) {
    const [one, other] = [harbor[mode].color.chart, juniper[mode].color.chart];
    expect([one.series1, one.series2]).not.toContain(other.series1);
    expect(distanceSeen(one.series1, other.series1, 'full')).toBeGreaterThan(11);
  }
});
