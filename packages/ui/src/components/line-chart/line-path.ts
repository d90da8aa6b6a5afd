import { along, type Linear } from '../../chart/linear.ts';
import type { Track } from '../../chart/series.ts';

export interface LinePath {
  line: string;
  /** The same path closed along zero; empty unless an area is drawn. */
  area: string;
  /** Points without neighbors, which a line can't show. */
  alone: readonly { x: number; y: number }[];
}

export interface LinePathOptions {
  position: Linear;
  scale: Linear;
  /** Indexes of the points the line goes through. */
  indexes: readonly number[];
  isArea: boolean;
}

/** Tenths of a pixel are finer than the eye can see, and a third of the text. */
const inTenths = ({ from, start, factor }: Linear): Linear => ({
  from,
  start: start * 10,
  factor: factor * 10,
});

/**
 * The path through points, with a gap where `y` is NaN; after a move, further coordinate pairs are lines. Hand-written
 * without a function call per point, as one string: this is most of a chart's work.
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
  let run: number[] = [];

  function close() {
    const [x, y] = run;
    if (x === undefined || y === undefined) return;
    if (run.length === 2) alone.push({ x, y });
    const through = `M${run.join(' ')}`;
    line += through;
    if (isArea) area += `${through}V${zero}H${x}Z`;
    run = [];
  }

  for (const index of indexes) {
    const value = ys[index] ?? Number.NaN;
    if (Number.isNaN(value)) {
      close();
      continue;
    }
    run.push(
      Math.round(left + ((xs[index] ?? 0) - first) * ahead) / 10,
      Math.round(bottom + (value - lowest) * upward) / 10,
    );
  }
  close();
  return { line, area, alone };
}
