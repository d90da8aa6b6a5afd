import { memo } from 'react';
import { bars } from '../../chart/drawing.css.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import { toneOf } from '../../chart/tone-of.ts';
import type { YScale } from '../../chart/y-scale.ts';
import { barPath } from './bar-path.ts';
import { type BarRow, spansOf } from './bar-rows.ts';

export interface BarMarksProps {
  rows: readonly BarRow[];
  /** Places of the series shown. */
  places: readonly number[];
  isStacked: boolean;
  scale: YScale;
  /** Pixels of the plot. */
  left: number;
  width: number;
}

const FILLED = 0.72;
const WIDEST = 40;
const GAP = 1;

/** One path a series: the browser then has six shapes to care for, not a thousand. */
export const BarMarks = memo(function BarMarks(props: BarMarksProps) {
  const { rows, places, isStacked, scale, left, width } = props;
  const step = width / rows.length;
  const beside = isStacked ? 1 : places.length;
  const bar = Math.max(1, Math.min(WIDEST, (step * FILLED) / beside - GAP));
  const group = bar * beside + GAP * (beside - 1);

  const spans = rows.map(({ values }) => spansOf(values, places, isStacked));
  const heights = spans.map((row) => Math.max(0, ...row.map(({ to }) => Math.abs(to))));
  const kept = reduceToColumns(heights, (index) => Math.floor(index * step), width / 2);

  const paths = new Map<number, string>(places.map((place) => [place, '']));
  for (const index of kept) {
    const start = left + (index + 0.5) * step - group / 2;
    for (const { place, from, to } of spans[index] ?? []) {
      const x = start + (isStacked ? 0 : places.indexOf(place) * (bar + GAP));
      paths.set(place, `${paths.get(place) ?? ''}${barPath(x, bar, scale(from), scale(to))}`);
    }
  }
  return [...paths].map(([place, path]) => (
    <g key={place} className={toneOf(place)}>
      <path className={bars} d={path} />
    </g>
  ));
});
