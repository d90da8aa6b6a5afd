import { bars } from '../../chart/drawing.css.ts';
import { along, type Linear } from '../../chart/linear.ts';
import type { PlotBox } from '../../chart/plot-box.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import type { Shape } from '../../chart/shapes.ts';
import { toneOf } from '../../chart/tone-of.ts';
import { barPath } from './bar-path.ts';
import type { BarSpan } from './bar-rows.ts';

export interface BarMarks {
  /** Start and end of each row's bars. */
  spans: readonly (readonly BarSpan[])[];
  /** Indexes of the visible series. */
  places: readonly number[];
  isStacked: boolean;
  scale: Linear;
  box: PlotBox;
}

const FILLED = 0.72;
const WIDEST = 40;
const GAP = 1;

/** One path per series: the browser then handles six shapes instead of a thousand. */
export function barMarks({ spans, places, isStacked, scale, box }: BarMarks): Shape[] {
  const step = box.width / spans.length;
  const beside = isStacked ? 1 : places.length;
  const bar = Math.max(1, Math.min(WIDEST, (step * FILLED) / beside - GAP));
  const group = bar * beside + GAP * (beside - 1);

  const heights = spans.map((row) => Math.max(0, ...row.map(({ to }) => Math.abs(to))));
  const kept = reduceToColumns(heights, (index) => Math.floor(index * step), box.width / 2);

  const paths = new Map<number, string>(places.map((place) => [place, '']));
  for (const index of kept) {
    const start = box.left + (index + 0.5) * step - group / 2;
    const row = spans[index] ?? [];
    const tos = row.map(({ to }) => to);
    const ends = new Set([Math.max(0, ...tos), Math.min(0, ...tos)]);
    for (const { place, from, to } of row) {
      const x = start + (isStacked ? 0 : places.indexOf(place) * (bar + GAP));
      const path = barPath(
        x,
        bar,
        along(scale, from),
        along(scale, to),
        !isStacked || ends.has(to),
      );
      paths.set(place, `${paths.get(place) ?? ''}${path}`);
    }
  }
  return [...paths].map(([place, d]) => ({
    tag: 'g',
    attributes: { class: toneOf(place) },
    content: [{ tag: 'path', attributes: { class: bars, d } }],
  }));
}
