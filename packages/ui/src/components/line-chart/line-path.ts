import { along, type Linear } from '../../chart/linear.ts';
import type { Track } from '../../chart/series.ts';

export interface LinePath {
  line: string;
  /** The same, closed along zero; empty where no area is asked for. */
  area: string;
  /** Points with no neighbor, which a line cannot show. */
  alone: readonly { x: number; y: number }[];
}

export interface LinePathOptions {
  position: Linear;
  scale: Linear;
  /** Which points the line goes through. */
  indexes: readonly number[];
  isArea: boolean;
}

/** A tenth of a pixel is finer than anyone sees, and a third of the text. */
const inTenths = ({ from, start, factor }: Linear): Linear => ({
  from,
  start: start * 10,
  factor: factor * 10,
});

/**
 * The path through points, broken where `y` is NaN. Written by hand, and with no call of a function for
 * a point: it is most of what a chart computes.
 */
export function linePath(
  { xs, ys }: Pick<Track, 'xs' | 'ys'>,
  { position, scale, indexes, isArea }: LinePathOptions,
): LinePath {
  const { from: first, start: left, factor: ahead } = inTenths(position);
  const { from: lowest, start: bottom, factor: upward } = inTenths(scale);
  const zero = Math.round(along(scale, 0) * 10) / 10;
  const alone: { x: number; y: number }[] = [];
  let line = '';
  let area = '';
  let run = '';
  let length = 0;
  let start = 0;
  let x = 0;
  let y = 0;

  function close() {
    if (length === 0) return;
    if (length === 1) alone.push({ x, y });
    line += `M${run}`;
    if (isArea) area += `M${run}V${zero}H${start}Z`;
    run = '';
    length = 0;
  }

  for (const index of indexes) {
    const value = ys[index] ?? Number.NaN;
    if (Number.isNaN(value)) {
      close();
      continue;
    }
    x = Math.round(left + ((xs[index] ?? 0) - first) * ahead) / 10;
    y = Math.round(bottom + (value - lowest) * upward) / 10;
    if (length === 0) start = x;
    else run += 'L';
    run += `${x},${y}`;
    length += 1;
  }
  close();
  return { line, area, alone };
}
