import type { ChartPoint } from '../chart/series.ts';

/** Sample values for stories: the same on every run, varying around a level. */
export function sampleDays(days: number, level: number, seed: number): ChartPoint[] {
  let state = seed;
  return Array.from({ length: days }, (_, day) => {
    state = (state * 16_807) % 2_147_483_647;
    const share = 0.6 + 0.25 * Math.sin(day / 4) + (0.3 * state) / 2_147_483_647;
    return {
      x: new Date(Date.UTC(2026, 8, 1 + day)).toISOString().slice(0, 10),
      y: Math.round(level * share),
    };
  });
}

/** The first of each month of 2026. */
export const sampleMonths = (level: number, seed: number): ChartPoint[] =>
  sampleDays(12, level, seed).map(({ y }, month) => ({
    x: `2026-${String(month + 1).padStart(2, '0')}-01`,
    y,
  }));

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

export const formatUsd = (y: number): string => usd.format(y);
export const formatShortUsd = (y: number): string => shortUsd.format(y);
