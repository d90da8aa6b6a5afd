import { nice, ticks as ticksOf } from 'd3-array';
import type { AxisLabel } from './axes.ts';
import { along, type Linear, linear } from './linear.ts';

export interface YAxis {
  /** Maps a value to pixels. */
  scale: Linear;
  ticks: number[];
}

/** Few ticks suffice: the axis shows the magnitude; values are read from the chart itself. */
const STEPS = 2;
/** One step more near the data, so that it isn't lost among round values. */
const STEPS_NEAR = 4;

/**
 * Maps values to pixels below `top`, with round ends and ticks. Counts get no ticks between whole numbers.
 * @param isZeroBased whether zero is always included
 */
export function yAxis(
  lists: readonly (readonly number[])[],
  top: number,
  height: number,
  isZeroBased: boolean,
): YAxis {
  let low = isZeroBased ? 0 : Infinity;
  let high = isZeroBased ? 0 : -Infinity;
  let isWhole = true;
  for (const ys of lists) {
    for (const y of ys) {
      if (y < low) low = y;
      if (y > high) high = y;
      if (isWhole && !Number.isNaN(y) && !Number.isInteger(y)) isWhole = false;
    }
  }
  if (low > high) [low, high] = [0, 1];
  if (low === high) high = low + 1;
  const steps = isZeroBased ? STEPS : STEPS_NEAR;
  const [from, to] = nice(low, high, steps);
  const ticks = ticksOf(from, to, steps).filter((tick) => !isWhole || Number.isInteger(tick));
  return { scale: linear(from, to, top + height, -height), ticks };
}

/** The labels of an axis: every second tick, and so on, until no two have the same text. */
export function yLabelsOf({ scale, ticks }: YAxis, format: (y: number) => string): AxisLabel[] {
  const labels = ticks.map((tick) => ({ at: Math.round(along(scale, tick)), text: format(tick) }));
  if (new Set(labels.map(({ text }) => text)).size === labels.length) return labels;
  return yLabelsOf({ scale, ticks: ticks.filter((_, index) => index % 2 === 0) }, format);
}
