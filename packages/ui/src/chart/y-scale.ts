import { nice, ticks as ticksOf } from 'd3-array';
import { type Linear, linear } from './linear.ts';

export interface YAxis {
  /** From a value to pixels of the drawing. */
  scale: Linear;
  ticks: number[];
}

/** Pixels between two ticks, about. */
const SPACING = 44;

/**
 * From values to pixels below `top`, with round ends and ticks. Counts get no ticks between whole
 * numbers.
 *
 * @param isZeroBased whether zero is always shown
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
  const count = Math.max(2, Math.round(height / SPACING));
  const [from, to] = nice(low, high, count);
  const ticks = ticksOf(from, to, count).filter((tick) => !isWhole || Number.isInteger(tick));
  return { scale: linear(from, to, top + height, -height), ticks };
}
