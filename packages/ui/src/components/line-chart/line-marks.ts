import * as styles from '../../chart/drawing.css.ts';
import { along, type Linear } from '../../chart/linear.ts';
import type { PlotBox } from '../../chart/plot-box.ts';
import { reduceToColumns } from '../../chart/reduce.ts';
import { COMPARISON, type Track } from '../../chart/series.ts';
import type { Shape } from '../../chart/shapes.ts';
import { toneOf } from '../../chart/tone-of.ts';
import type { LineChartKind } from './line-chart-kind.ts';
import { linePath } from './line-path.ts';

export interface LineMarks {
  kind: LineChartKind;
  /** From a value to pixels of the drawing. */
  scale: Linear;
  /** From an instant to pixels of the drawing. */
  position: Linear;
  box: PlotBox;
}

/** One series: its line, what lies below it in an area chart, and points that stand alone. */
export function lineMarks(track: Track, { kind, scale, position, box }: LineMarks): Shape {
  const { place, xs, ys } = track;
  const columnOf = (index: number) => Math.floor(along(position, xs[index] ?? 0));
  const { line, area, alone } = linePath(track, {
    position,
    scale,
    indexes: reduceToColumns(ys, columnOf, box.width),
    isArea: kind === 'area',
  });
  return {
    tag: 'g',
    attributes: { class: toneOf(place) },
    content: [
      ...(kind === 'area' && place !== COMPARISON
        ? [{ tag: 'path', attributes: { class: styles.area, d: area } } as const]
        : []),
      { tag: 'path', attributes: { class: styles.line, d: line } },
      ...alone.map(
        ({ x, y }): Shape => ({
          tag: 'circle',
          attributes: { cx: x, cy: y, r: 3, fill: 'currentColor' },
        }),
      ),
    ],
  };
}
